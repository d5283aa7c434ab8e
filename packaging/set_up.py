"""Makes the clone's own Python environment, .venv, ready; says nothing when it is.

Started by packaging/environment. Imports the standard library only, since nothing else is installed yet.
Whatever the reader can put right is told in one sentence (Trouble), without a traceback.
"""

import ctypes
import errno
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"

# What an environment can be ready for. The second lock file contains the first.
LOCKS = {"run": "requirements.lock", "dev": "requirements-dev.lock"}

# The shared libraries that Qt's wheels expect of the system, and the Debian packages that hold them. Newer Debians
# and Ubuntus call libglib2.0-0 libglib2.0-0t64; apt-get finds it under the old name too.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    # On X11 only; a Wayland desktop brings its own.
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
}

NO_ROOM = "There is not enough room on this disk: bridgetutor needs about 500 MB. Please make room, then start again."
NO_NETWORK = (
    "The parts that bridgetutor needs could not be downloaded; "
    "please start again when this computer is connected to the internet."
)
NO_WRITING = (
    f"bridgetutor cannot write in {VENV}; please give yourself the right to, or copy its folder to a place of your own."
)
INTERRUPTED = "Stopped before bridgetutor was set up; the next start takes it up again."

# What pip and venv say, and what it means to the reader. The first that is found counts.
MEANINGS = (
    ("No space left on device", NO_ROOM),
    ("Disk quota exceeded", NO_ROOM),
    ("DO NOT MATCH THE HASHES", "A downloaded part is not the one expected, so it was not used; please start again."),
    ("Retrying (", NO_NETWORK),
    ("Permission denied", NO_WRITING),
)


class Trouble(Exception):
    """The set-up cannot go on; the text is one sentence that tells the reader what to do."""


def main(arguments: Sequence[str]) -> int:
    purpose = "dev" if "dev" in arguments else "run"
    try:
        if not is_ready(purpose):
            with one_at_a_time():
                # Another start may have done the work while this one waited.
                if not is_ready(purpose):
                    set_up(purpose)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        print(in_words(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{INTERRUPTED}", file=sys.stderr)
        return 130
    return 0


# --- When is it ready?


def stamp(purpose: str) -> Path:
    return VENV / f"ready-to-{purpose}"


def place() -> str:
    """Where the environment is and on which Python it stands: a change of either needs a new one."""
    return f"{ROOT} on Python {sys.version_info.major}.{sys.version_info.minor} of {sys.base_prefix}"


def contents(purpose: str) -> str:
    """What is installed in it: a hash of the lock file and of those parts of pyproject.toml that pip reads."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = json.dumps([project["project"], project["build-system"]], sort_keys=True)
    lock = (ROOT / "packaging" / LOCKS[purpose]).read_text(encoding="utf-8")
    return hashlib.sha256((parts + lock).encode()).hexdigest()


def is_ready(purpose: str) -> bool:
    return PYTHON.exists() and read(stamp(purpose)) == [place(), contents(purpose)]


def is_whole() -> bool:
    """Is there an environment whose last installation came to its end, whatever it installed?"""
    return PYTHON.exists() and any(read(stamp(purpose))[:1] == [place()] for purpose in LOCKS)


def read(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


# --- The steps


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Waits for another start in the same clone to finish its installation."""
    VENV.mkdir(exist_ok=True)
    with lock_file().open("a", encoding="utf-8") as door:
        # pip inherits the lock: should this process be killed, the next one still waits for its pip.
        os.set_inheritable(door.fileno(), True)
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("bridgetutor is just being set up by another start; waiting for it.")
            fcntl.flock(door, fcntl.LOCK_EX)
        yield


def lock_file() -> Path:
    return VENV / "lock"


def set_up(purpose: str) -> None:
    complete_system()
    say("Setting up bridgetutor. This downloads about 100 MB and takes a few minutes; it happens only once.")
    if not is_whole():
        # pip takes a half-copied package for an installed one, so nothing of an interrupted set-up is kept
        # except pip's own store of downloads.
        make_environment()
    for other in LOCKS:
        stamp(other).unlink(missing_ok=True)
    install("--require-hashes", "--only-binary=:all:", "--requirement", f"packaging/{LOCKS[purpose]}")
    install("--no-deps", "--no-build-isolation", "--editable", ".")
    for satisfied in {"run", purpose}:
        write_stamp(satisfied)


def make_environment() -> None:
    import venv

    for old in VENV.iterdir():
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        elif old != lock_file():
            old.unlink()
    try:
        venv.create(VENV, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as failure:
        output = failure.output or b""
        raise Trouble(meaning(output.decode(errors="replace"))) from failure


def install(*arguments: str) -> None:
    """Runs pip in the environment, with its progress bars where somebody is watching."""
    loudness = [] if sys.stdout.isatty() else ["--quiet"]
    outcome = subprocess.run(
        [PYTHON, "-m", "pip", "install", *loudness, *arguments],
        cwd=ROOT,
        # A personal "install for the user" setting would make pip refuse.
        env=os.environ | {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        close_fds=False,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    if outcome.returncode:
        raise Trouble(meaning(outcome.stderr))


def write_stamp(purpose: str) -> None:
    """Last of all and in one move: a stamp is there whole, or not at all."""
    draft = VENV / "stamp.new"
    draft.write_text(f"{place()}\n{contents(purpose)}\n", encoding="utf-8")
    draft.replace(stamp(purpose))


# --- What the operating system must have


def complete_system() -> None:
    """Installs what a Debian or Ubuntu lacks where that needs no password; else tells the line to run."""
    packages = lacking_packages()
    if not packages:
        return
    if not shutil.which("apt-get"):
        warn_of_lacking_libraries()
        return
    names = " ".join(packages)
    rights = rights_to_install()
    if rights is None:
        line = f"apt-get update && apt-get install -y {names}"
        line = f"sudo sh -c '{line}'" if shutil.which("sudo") else f"su -c '{line}'"
        raise Trouble(f"Your system lacks parts that bridgetutor needs; please run this line, then start again:\n{line}")
    say(f"Installing what your system lacks for bridgetutor: {names}")
    apt_get(rights, "update")
    complaint = apt_get(rights, "install", "--yes", "--no-install-recommends", *packages)
    if lacking_packages():
        raise Trouble(meaning(complaint))


def lacking_packages() -> list[str]:
    # Debian keeps ensurepip, without which there is no pip in a new environment, in a package of its own.
    lacking = [] if importlib.util.find_spec("ensurepip") else [f"python3.{sys.version_info.minor}-venv"]
    return lacking + [QT_LIBRARIES[library] for library in lacking_libraries()]


def lacking_libraries() -> list[str]:
    return [library for library in QT_LIBRARIES if not is_there(library)] if sys.platform == "linux" else []


def is_there(library: str) -> bool:
    """Can the program loader find this shared library?"""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def rights_to_install() -> list[str] | None:
    """The words before apt-get that give it the right to install; None when it takes a password."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0:
        return sudo
    return None


def apt_get(rights: Sequence[str], *arguments: str) -> str:
    """Runs apt-get and returns what it complained of. A stale index is no reason to stop, so its exit code is not."""
    command = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    # Updates that the system does by itself may hold the package database for a while.
    outcome = subprocess.run(
        [*command, "--option", "DPkg::Lock::Timeout=120", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    return outcome.stderr


def warn_of_lacking_libraries() -> None:
    """On other systems their package names are not known, and the windows may do without some of them."""
    names = ", ".join(lacking_libraries())
    if names:
        say(f"If no window opens: Qt may need {names} from your system's packages.")
    if not importlib.util.find_spec("ensurepip"):
        raise Trouble(f"{sys.executable} lacks the module ensurepip; please install it from your system's packages.")


# --- Telling the reader


def say(sentence: str) -> None:
    print(sentence, flush=True)


def meaning(output: str) -> str:
    """One sentence for what a failed program printed; where the cause is not known, its own words before it."""
    for sign, sentence in MEANINGS:
        if sign in output:
            return sentence
    return f"{output.rstrip()}\nbridgetutor could not be set up, for the reason above."


def in_words(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NO_ROOM
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return NO_WRITING
    return f"bridgetutor could not be set up: {error}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
