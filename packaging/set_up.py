"""Makes the clone's own Python environment, .venv, ready; says nothing when it is.

Started by packaging/environment. Imports the standard library only, since nothing else is installed yet.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from system import complete_system
from trouble import ROOT, VENV, Trouble, trouble_of_program, trouble_of_system

PYTHON = VENV / "bin" / "python"
LOCK = VENV / "lock"

# What an environment can be ready for, the file that marks it as ready, and what is then installed.
STAMPS = {"run": VENV / "ready-to-run", "test": VENV / "ready-to-test"}
REQUIREMENTS = {"run": "packaging/requirements.lock", "test": "packaging/requirements-dev.lock"}


def main(arguments: Sequence[str]) -> int:
    try:
        make_ready("test" if arguments == ["test"] else "run")
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        print(trouble_of_system(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped before bridgetutor was set up; the next start does it.", file=sys.stderr)
        return 130
    return 0


def make_ready(purpose: str) -> None:
    if is_ready(purpose):
        return
    with one_at_a_time():
        # Another start may have done the work while this one waited.
        if not is_ready(purpose):
            complete_system()
            set_up(purpose)


def is_ready(purpose: str) -> bool:
    return PYTHON.exists() and stamped(purpose) == [place(), contents(purpose)]


def is_whole() -> bool:
    """Is there an environment whose last installation came to its end, whatever it installed?"""
    return PYTHON.exists() and any(stamped(purpose)[:1] == [place()] for purpose in STAMPS)


def place() -> str:
    """Where the environment is and on which Python it stands: when either changes it is made anew."""
    return f"{ROOT} on Python {sys.version_info.major}.{sys.version_info.minor} of {sys.base_prefix}"


def contents(purpose: str) -> str:
    """What is installed: a hash of the lock file and of those parts of pyproject.toml that pip reads."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = json.dumps([project["project"], project["build-system"]], sort_keys=True)
    lock = (ROOT / REQUIREMENTS[purpose]).read_text(encoding="utf-8")
    return hashlib.sha256((parts + lock).encode()).hexdigest()


def stamped(purpose: str) -> list[str]:
    stamp = STAMPS[purpose]
    return stamp.read_text(encoding="utf-8").splitlines() if stamp.exists() else []


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Waits while another start in the same clone installs."""
    VENV.mkdir(exist_ok=True)
    with LOCK.open("a", encoding="utf-8") as lock:
        # pip inherits the lock: should only this process be killed, the next start still waits for its pip.
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another start is just setting up bridgetutor; waiting for it.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(purpose: str) -> None:
    if is_whole():
        print("Bringing the parts that bridgetutor needs up to date.", flush=True)
    else:
        print("Setting up bridgetutor: this downloads 120 MB, once, and may take a few minutes.", flush=True)
        # pip takes a half-copied package for an installed one: of an interrupted set-up nothing is kept.
        # pip's own store of downloads is elsewhere, so not all is downloaded again.
        empty_environment()
        make_environment()
    for stamp in STAMPS.values():
        stamp.unlink(missing_ok=True)
    pip_install("--require-hashes", "--only-binary=:all:", "--requirement", REQUIREMENTS[purpose])
    pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    # What suffices for the tests suffices to run.
    for satisfied in ("run", purpose):
        write_stamp(satisfied)


def empty_environment() -> None:
    for old in VENV.iterdir():
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        elif old != LOCK:
            old.unlink()


def make_environment() -> None:
    import venv  # takes a while, and most starts do without

    try:
        venv.create(VENV, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as failure:
        raise trouble_of_program((failure.output or b"").decode(errors="replace")) from failure


def pip_install(*arguments: str) -> None:
    """Runs pip in the environment, with its progress bars where somebody is watching."""
    loudness = [] if sys.stdout.isatty() else ["--quiet"]
    outcome = subprocess.run(
        [PYTHON, "-m", "pip", "install", *loudness, *arguments],
        cwd=ROOT,
        # A personal setting "install for this user" would make pip refuse.
        env=os.environ | {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        close_fds=False,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    if outcome.returncode:
        raise trouble_of_program(outcome.stderr)


def write_stamp(purpose: str) -> None:
    """Last of all and in one move: a stamp is there whole, or not at all."""
    draft = VENV / "stamp.new"
    draft.write_text(f"{place()}\n{contents(purpose)}\n", encoding="utf-8")
    draft.replace(STAMPS[purpose])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
