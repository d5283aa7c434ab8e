"""What bridgetutor expects of the operating system beside Python: found, and on Debian and Ubuntu installed."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from trouble import Trouble, trouble_of_program

# The shared libraries that Qt's wheels leave to the system, and the Debian packages that hold them. Newer releases
# call libglib2.0-0 libglib2.0-0t64; apt-get finds it under the old name too.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    # On X11 only. A Wayland desktop brings its own.
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
}


def complete_system() -> None:
    """Installs what is lacking where that takes no password; otherwise Trouble with the line to run."""
    packages = lacking_packages()
    if not packages:
        return
    if not shutil.which("apt-get"):
        tell_what_is_lacking()
        return
    before_apt = rights_to_install()
    if before_apt is None:
        raise Trouble(
            f"Your system lacks parts that bridgetutor needs; please run this line, then start again:\n"
            f"{line_to_install(packages)}"
        )
    print(f"Installing what your system lacks for bridgetutor: {' '.join(packages)}", flush=True)
    complaint = apt_get(before_apt, "update")
    complaint += apt_get(before_apt, "install", "--yes", "--no-install-recommends", *packages)
    if lacking_packages():
        raise trouble_of_program(complaint)


def lacking_packages() -> list[str]:
    return lacking_venv() + [QT_LIBRARIES[library] for library in lacking_libraries()]


def lacking_venv() -> list[str]:
    """Debian keeps ensurepip, without which a new environment has no pip, in a package of its own."""
    return [] if importlib.util.find_spec("ensurepip") else [f"python3.{sys.version_info.minor}-venv"]


def lacking_libraries() -> list[str]:
    return [library for library in QT_LIBRARIES if sys.platform == "linux" and not is_there(library)]


def is_there(library: str) -> bool:
    """Can the program loader find this shared library?"""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def tell_what_is_lacking() -> None:
    """On other systems the package names are not known, and a window may open without some of the libraries."""
    if lacking_venv():
        raise Trouble("Your Python has no ensurepip; please install it from your system's packages.")
    names = ", ".join(lacking_libraries())
    print(f"Should no window open, install what holds {names} from your system's packages.", flush=True)


def rights_to_install() -> list[str] | None:
    """The words before apt-get that give it the right to install; None when that takes a password."""
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    sudo = ["sudo", "--non-interactive"]
    trial = subprocess.run([*sudo, "true"], capture_output=True, check=False)
    return sudo if trial.returncode == 0 else None


def line_to_install(packages: Sequence[str]) -> str:
    """One line for the reader to run; the index comes first, since a fresh system has none."""
    commands = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}"
    return f"sudo sh -c '{commands}'" if shutil.which("sudo") else f"su -c '{commands}'"


def apt_get(before: Sequence[str], *arguments: str) -> str:
    """Runs apt-get, waiting for updates the system does by itself; returns what it complained of.

    Its exit code is not asked: an index that cannot be renewed may still be good enough.
    """
    command = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=120"]
    outcome = subprocess.run(
        [*command, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    return outcome.stderr
