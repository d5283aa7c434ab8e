"""The settings: defaults, a file with faults, changes that keep the user's own comments, a full disk."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from bridgetutor.rules.cards import Card
from bridgetutor.settings import (
    SETTINGS,
    Setting,
    Settings,
    SettingsFault,
    Value,
    change,
    load,
    system_language,
    wording,
)

OWN = """# my settings
glide = false  # my eyes

type_size = 120
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A settings file that is not there yet, in a folder that is not there yet."""
    return tmp_path / "below" / "settings.toml"


def test_without_a_file_everything_is_at_its_default(path: Path) -> None:
    assert load(path) == (Settings(), ())
    assert not path.parent.exists()


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.name)
def test_every_default_is_allowed_and_has_a_sentence(row: Setting) -> None:
    assert row.fault(row.default) is None
    assert str(row.says).endswith(".")


def test_a_change_is_read_back(path: Path) -> None:
    changes: dict[str, Value] = {
        "language": "pl",
        "card_letters": "pl",
        "type_size": 150,
        "appearance": "dark",
        "deck": "four",
        "glide": False,
        "announce": False,
        "strict": True,
        "confirm": True,
        "play_single": True,
        "collect_after": 4,
        "robots_pause": 2,
        "drill_clock": "question",
        "drills_open": "own leads",
    }
    for name, value in changes.items():
        change(path, name, value)
    settings, faults = load(path)
    assert asdict(settings) == changes
    assert faults == ()


def test_comments_order_and_unknown_keys_stay(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(OWN + 'colour = "green"\n', "utf-8")
    change(path, "glide", True)
    assert path.read_text("utf-8") == OWN.replace("false", "true") + 'colour = "green"\n'
    change(path, "deck", "two")
    assert path.read_text("utf-8").endswith('colour = "green"\ndeck = "two"\n')


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("colour = 3", "colour is not a setting"),
        ("type_size = 300", "type_size must lie between 80 and 200"),
        ("type_size = true", "type_size must be a whole number"),
        ("type_size = 100.0", "type_size must be a whole number"),
        ("glide = 1", "glide must be true or false"),
        ("language = 1", "language must be text in quotation marks"),
        ('appearance = "pink"', "appearance must be one of: system, light or dark"),
        ("[deck]\ntwo = 1", "deck must be text in quotation marks"),
    ],
)
def test_a_wrong_line_is_reported_and_the_others_hold(path: Path, line: str, says: str) -> None:
    path.parent.mkdir()
    path.write_text('card_letters = "pl"\n' + line, "utf-8")
    settings, faults = load(path)
    assert settings == Settings(card_letters="pl")
    assert [wording(settings, path).render(fault.says) for fault in faults] == [says]


@pytest.mark.parametrize("content", [b"glide = maybe", b"\xff\xfe\x00", b"glide = true\nglide = true"])
def test_a_file_that_cannot_be_read_is_kept_beside_the_new_one(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings, (fault,) = load(path)
    assert settings == Settings()
    assert str(path) in str(fault)
    change(path, "glide", False)
    assert load(path) == (Settings(glide=False), ())
    assert path.with_name("settings.toml.old").read_bytes() == content


def test_a_folder_in_place_of_the_file_is_one_sentence(tmp_path: Path) -> None:
    _, (fault,) = load(tmp_path)
    assert str(tmp_path) in str(fault)
    with pytest.raises(SettingsFault):
        change(tmp_path, "glide", False)


@pytest.mark.parametrize(("name", "value"), [("colour", 3), ("type_size", 79), ("glide", "yes")])
def test_a_wrong_change_is_refused(path: Path, name: str, value: Value) -> None:
    with pytest.raises(SettingsFault):
        change(path, name, value)
    assert not path.exists()


def test_a_full_disk_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_text(OWN, "utf-8")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SettingsFault, match=r"could not be saved in .*: No space left on device"):
        change(path, "glide", True)
    assert path.read_text("utf-8") == OWN
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_linked_file_stays_linked(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    real = tmp_path / "real.toml"
    path.symlink_to(real)
    change(path, "glide", False)
    assert path.is_symlink()
    assert load(real) == (Settings(glide=False), ())


def test_reading_does_not_import_the_writer() -> None:
    code = "import sys, bridgetutor.settings; sys.exit('tomlkit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl_PL"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_DE@euro"}, "de_DE"),
        ({"LANGUAGE": "uk:ru", "LANG": "pl_PL.UTF-8"}, "uk"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language


def test_the_wording_follows_the_settings(tmp_path: Path) -> None:
    folder = tmp_path / "ar" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalogue = Catalog(locale="ar")
    catalogue.add("The auction is over", "انتهى المزاد")
    with (folder / "bridgetutor.mo").open("wb") as file:
        write_mo(file, catalogue)
    arabic = wording(Settings(card_letters="ru"), tmp_path, system="ar_EG")
    assert arabic.say("The auction is over") == "انتهى المزاد"
    assert arabic.is_right_to_left
    assert "Д" in arabic.name(Card.parse("SQ"))
    assert not wording(Settings(language="he"), tmp_path).is_right_to_left
    assert wording(Settings(language="pseudo"), tmp_path).language == "pseudo"


@pytest.mark.parametrize("content", [b"", b"no catalogue", b"\xde\x12\x04\x95\x00"])
def test_a_damaged_catalogue_leaves_english(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "bridgetutor.mo").write_bytes(content)
    assert wording(Settings(language="pl"), tmp_path).say("The auction is over") == "The auction is over"
