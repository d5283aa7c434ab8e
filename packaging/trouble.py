"""What a set-up that cannot go on tells the reader: one sentence on what to do, never a traceback."""

import errno
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"

NO_ROOM = "There is not enough room on this disk: bridgetutor needs about 600 MB. Make room and start again."
NO_NETWORK = (
    "The parts that bridgetutor needs could not be downloaded; "
    "please start again when this computer is connected to the internet."
)
NO_WRITING = (
    f"bridgetutor cannot write in {VENV}; "
    "please give yourself the right to, or copy its folder to a place of your own."
)
NO_TRUST = (
    "This network shows a certificate that Python does not know, so nothing was downloaded; "
    "please try another network, or ask whoever looks after this one."
)
NOT_MADE_FOR_THIS = (
    "A part that bridgetutor needs is not made for this computer: "
    "it takes a 64-bit Linux of 2022 or later (on ARM 2024), or macOS 13 or later."
)
WRONG_DOWNLOAD = "A downloaded part is not the one expected, so it was not used; please start again."

# What pip, venv and apt-get print, and what it means to the reader. The first that is found counts.
MEANINGS = (
    ("No space left on device", NO_ROOM),
    ("Disk quota exceeded", NO_ROOM),
    ("DO NOT MATCH THE HASHES", WRONG_DOWNLOAD),
    ("CERTIFICATE_VERIFY_FAILED", NO_TRUST),
    ("Retrying (", NO_NETWORK),
    ("No matching distribution", NOT_MADE_FOR_THIS),
    ("Temporary failure resolving", NO_NETWORK),
    ("Failed to fetch", NO_NETWORK),
    ("Permission denied", NO_WRITING),
)


class Trouble(Exception):
    """The set-up cannot go on; the text is the sentence for the reader."""


def trouble_of_program(output: str) -> Trouble:
    """What a failed program printed, in one sentence; where the cause is not known, its own words come first."""
    for sign, sentence in MEANINGS:
        if sign in output:
            return Trouble(sentence)
    return Trouble(f"{output.rstrip()}\nbridgetutor could not be set up, for the reason above.")


def trouble_of_system(error: OSError) -> Trouble:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble(NO_ROOM)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble(NO_WRITING)
    return Trouble(f"bridgetutor could not be set up: {error}.")
