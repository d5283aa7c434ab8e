"""What the store of the record brings into the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_record_brings_no_numpy_and_does_not_keep_it_from_others() -> None:
    code = """
import sys
from bridgetutor.progress import migrations
print("numpy" in sys.modules, end=" ")
import numpy
print(numpy.array([1, 2]).sum())
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "3"]
