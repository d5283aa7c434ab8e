"""Layouts are made in child processes by the dozen, which must start at once."""

from __future__ import annotations

import subprocess
import sys


def test_no_heavy_library_is_imported() -> None:
    heavy = {"numpy", "endplay", "PySide6", "bridgetutor.cardplay.dds"}
    asks = f"import sys, bridgetutor.cardplay.sampling; print(sorted({heavy!r} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
