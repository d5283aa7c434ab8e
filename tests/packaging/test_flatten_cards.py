"""The script that prepares the card drawings for QtSvg."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPT = Path(__file__).parents[2] / "packaging" / "flatten-cards"
flatten: Callable[[str], str] = runpy.run_path(str(SCRIPT))["flatten"]


def drawing(body: str) -> str:
    """A card's SVG, 240 by 336 units with the middle at 0 0, as the source has it."""
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {spaces} viewBox="-120 -168 240 336" height="3.5in">{body}</svg>'


def flat(body: str) -> str:
    """What is expected of the script for such a card."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336">{body}</svg>'


def test_an_index_letter_is_scaled_into_its_box_and_takes_the_suit_colour() -> None:
    source = drawing(
        '<symbol id="VSA" viewBox="-500 -500 1000 1000" preserveAspectRatio="xMinYMid">'
        '<path d="M0 0L9 9" stroke="black" stroke-width="80" fill="none"/></symbol>'
        '<use xlink:href="#VSA" height="70" x="-122" y="-156"/>'
    )
    assert flatten(source) == flat(
        '<g transform="translate(-87 -121)scale(0.07 0.07)">'
        '<path d="M0 0L9 9" stroke="currentColor" stroke-width="100" fill="none" /></g>'
    )


def test_a_letter_in_a_narrow_box_stands_in_the_middle_of_its_height() -> None:
    source = drawing(
        '<symbol id="SSA" viewBox="0 0 100 100" preserveAspectRatio="xMinYMid"><path d="M0 0z" /></symbol>'
        '<use xlink:href="#SSA" width="10" height="70"/>'
    )
    assert flatten(source) == flat('<g transform="translate(0 30)scale(0.1 0.1)"><path d="M0 0z" /></g>')


def test_a_court_picture_is_stretched_and_keeps_inks_of_its_own() -> None:
    source = drawing(
        '<symbol id="HK1" viewBox="0 0 1300 2000" preserveAspectRatio="none"><path d="M1 2z" fill="red"/></symbol>'
        '<use transform="rotate(180)" xlink:href="#HK1" width="104" height="200" x="-52" y="-100"/>'
    )
    assert flatten(source) == flat(
        '<g transform="rotate(180)translate(-52 -100)scale(0.08 0.1)"><path d="M1 2z" fill="#C0392B" /></g>'
    )


def test_a_pip_inside_a_court_picture_is_flattened_too() -> None:
    source = drawing(
        '<symbol id="SHK" viewBox="-600 -600 1200 1200" preserveAspectRatio="xMinYMid"><path d="M0 0z" fill="red"/>'
        '</symbol><symbol id="HK2" viewBox="0 0 1300 2000" preserveAspectRatio="none">'
        '<use xlink:href="#SHK" height="90"/></symbol>'
        '<use xlink:href="#HK2" width="1300" height="2000"/>'
    )
    assert flatten(source) == flat(
        '<g transform="translate(0 0)scale(1 1)"><g transform="translate(45 45)scale(0.075 0.075)">'
        '<path d="M0 0z" fill="currentColor" /></g></g>'
    )


def test_the_ground_goes_and_a_frame_from_the_definitions_stays() -> None:
    source = drawing(
        '<defs><rect id="XHK" width="104" height="200" x="-52" y="-100"/></defs>'
        '<rect width="239" height="335" rx="12" fill="white" stroke="black"/>'
        '<use xlink:href="#XHK" stroke="#44F" fill="none"/>'
    )
    assert flatten(source) == flat(
        '<g stroke="#34568F" fill="none"><rect width="104" height="200" x="-52" y="-100" /></g>'
    )


def test_rounded_path_numbers_do_not_run_together() -> None:
    assert 'd="M1 2l 0.4 0 -0.1 12"' in flatten(drawing('<path d="M1 2l.41.04-.06 11.98"/>')).replace(
        "  ", " "
    )


def test_a_use_that_points_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="#VSA"):
        flatten(drawing('<use xlink:href="#VSA" height="70"/>'))


def test_a_folder_becomes_52_files_named_suit_first(tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    for name in [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"] + ["2J"]:
        (source / f"{name}.svg").write_text(drawing(f'<path class="{name}"/>'), "utf-8")
    subprocess.run([sys.executable, SCRIPT, source, out], check=True)
    assert len(list(out.iterdir())) == 52
    assert "TD" in (out / "DT.svg").read_text("utf-8")


def test_without_its_two_folders_the_script_says_how_it_is_called() -> None:
    outcome = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert "SOURCE_FOLDER OUT_FOLDER" in outcome.stderr
