"""Where things lie: the program's own lessons and resources, the user's record, settings and logs; writing a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

HOME_VARIABLE = "BRIDGETUTOR_HOME"
"""When this is set in the environment, all the user's files lie below the folder it names."""


@dataclass(frozen=True, slots=True)
class Places:
    """Folders and files. Those of the program exist; those of the user are made when they are first needed."""

    lessons: Path
    resources: Path
    data: Path
    settings: Path
    """The settings file, not its folder."""
    logs: Path

    @property
    def progress(self) -> Path:
        """The learner's record, an SQLite file."""
        return self.data / "progress.sqlite"

    @property
    def translations(self) -> Path:
        """The folder of catalogues: `<language>/LC_MESSAGES/bridgetutor.mo`."""
        return self.resources / "translations"


def find(environ: Mapping[str, str] = os.environ) -> Places:
    """The places of this installation and this user. Makes no folder. Raises `FileNotFoundError`, see `own_folder`."""
    home = environ.get(HOME_VARIABLE, "")
    data, settings, logs = _below(Path(home).expanduser().absolute()) if home else _by_system()
    return Places(own_folder("lessons"), own_folder("resources"), data, settings / "settings.toml", logs)


def _below(home: Path) -> tuple[Path, Path, Path]:
    return home / "data", home / "settings", home / "logs"


def _by_system() -> tuple[Path, Path, Path]:
    """Data, settings and logs where this operating system keeps them; data does not roam on Windows."""
    return (
        platformdirs.user_data_path("bridgetutor", appauthor=False),
        platformdirs.user_config_path("bridgetutor", appauthor=False, roaming=True),
        platformdirs.user_log_path("bridgetutor", appauthor=False),
    )


def own_folder(name: str) -> Path:
    """A folder of the program. Raises `FileNotFoundError` where the installation lacks it."""
    tried = [folder / name for folder in _own_roots()]
    for folder in tried:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The installation has no {name}: looked for {', '.join(map(str, tried))}")


def _own_roots() -> Iterator[Path]:
    """A frozen program's unpacked files; the package, where a wheel puts them; beside the package, as in a clone."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        yield from (Path(frozen) / "bridgetutor", Path(frozen))
    package = Path(__file__).resolve().parent
    yield from (package, package.parent)


def put_file(path: Path, data: bytes) -> None:
    """Puts the bytes where `path` says, all of them or none. Raises `BridgeError` where it cannot be done."""
    path = path.resolve()
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a pipe or device; a folder refuses
            return
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        says = phrase(
            "{path} was not written: {reason}. What was there is unharmed.",
            path=str(path),
            reason=error.strerror or str(error),
        )
        raise BridgeError(says) from error
