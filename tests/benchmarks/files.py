"""Files of boards: 20,000 broken ones, 100,000 boards in a stream, and the speed beside endplay's reader.

`python -m tests.benchmarks.files [--files 20000] [--boards 100000]` prints the figures and exits with 1 where a bound
is broken. Every reader is timed in a process of its own, on the same file in the same run, best of three, imports not
counted. endplay only follows the columns; this reader also judges every call and card.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bridgetutor.cli import convert
from bridgetutor.rules.auction import BIDS, PASS, Auction, Call
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, dealer_of_board, vulnerability_of_board
from bridgetutor.wording import Wording

GOLDEN = Path(__file__).parents[1] / "golden"
SAMPLES = ("pbn/*.pbn", "lin/*.lin")
"""What is broken: the files of tests/golden as other programs wrote them. Another format adds its own here."""

SECONDS_AT_MOST = 1.0
MEGABYTES_MORE_AT_MOST = 8.0
TIMES_AS_FAST_AT_LEAST = 1.0

_BOARDS_OF_A_SAMPLE = 500
_LARGEST = 4000
_OUT = (".pbn", ".lin", ".json", ".url", ".txt")

OWN = """
import sys, time, resource
from bridgetutor.rules.notation import pbn
begun, count = time.perf_counter(), 0
with open(sys.argv[1], "rb") as file:
    for board in pbn.boards(file):
        count += 1
        if count == 1000:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(count, time.perf_counter() - begun, early / 1024, late / 1024)
"""
ENDPLAY = """
import sys, time
from endplay.parsers import pbn
begun = time.perf_counter()
with open(sys.argv[1]) as file:
    count = len(pbn.load(file))
print(count, time.perf_counter() - begun)
"""


def main() -> int:
    """Print all figures; 1 where a bound is broken."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--boards", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        good = [
            broken_files(path, options.files, random.Random(options.seed)),
            stream(path / "stream.pbn", options.boards, random.Random(options.seed)),
            beside_endplay(path / "stream.pbn"),
        ]
    return 0 if all(good) else 1


def broken_files(folder: Path, count: int, chance: random.Random) -> bool:
    """Converts mutated files one by one, each into an empty folder; whether none raised, dawdled or strayed."""
    samples = [path for pattern in SAMPLES for path in sorted(GOLDEN.glob(pattern))]
    source, out = folder / "in", folder / "out"
    source.mkdir()
    out.mkdir()
    raised, strayed, slowest, slowest_name = 0, 0, 0.0, ""
    for number in range(count):
        sample = chance.choice(samples)
        path = source / f"broken{sample.suffix}"
        path.write_bytes(mutated(sample.read_bytes(), chance))
        target = out / f"{number}{chance.choice(_OUT)}"
        begun = time.perf_counter()
        raised += not converted(path, target)
        spent = time.perf_counter() - begun
        if spent > slowest:
            slowest, slowest_name = spent, sample.name
        strayed += any(found != target for found in out.iterdir())
        strayed += [found.name for found in source.iterdir()] != [path.name]
        target.unlink(missing_ok=True)
        path.unlink()
    print(
        f"{count} broken files ({len(samples)} samples): {raised} raised, {strayed} wrote outside their target, "
        f"slowest {slowest * 1000:.0f} ms ({slowest_name})"
    )
    return not raised and not strayed and slowest < SECONDS_AT_MOST


def converted(path: Path, target: Path) -> bool:
    """Whether a file could be converted or was refused with a sentence."""
    parser = argparse.ArgumentParser()
    convert.configure(parser)
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            convert.run(parser.parse_args([str(path), str(target)]), Wording.english())
    except BridgeError:
        pass
    except Exception as error:  # noqa: BLE001  # any other is what this looks for
        print(f"{path.name} to {target.suffix}: {error!r}")
        return False
    return True


def mutated(data: bytes, chance: random.Random) -> bytes:
    """A piece of a file with some bytes changed, lost, doubled or moved."""
    start = chance.randrange(max(1, len(data) - _LARGEST // 2)) if chance.random() < 0.7 else 0
    found = bytearray(data[start : start + _LARGEST])
    for _ in range(chance.randint(1, 12)):
        place, length = chance.randrange(len(found) + 1), chance.randint(1, 40)
        piece = found[place : place + length]
        match chance.randrange(5):
            case 0:
                found[place : place + 1] = chance.choice(b'[]{}"\\;%|#^*=-+\r\n\x00\xff AKQ').to_bytes()
            case 1:
                del found[place : place + length]
            case 2:
                found[place:place] = piece
            case 3:
                other = chance.randrange(len(found) + 1)
                found[other:other] = piece
            case _:
                found[place : place + length] = chance.randbytes(min(length, 4))
    return bytes(found)


def stream(path: Path, count: int, chance: random.Random) -> bool:
    """Reads a file of so many played boards; whether memory stayed what it was after the first thousand."""
    sample = pbn.write(played_boards(chance))
    with path.open("w", encoding="utf-8") as file:
        for _ in range(count // _BOARDS_OF_A_SAMPLE):
            file.write(sample + "\n")
    found, seconds, early, late = timed(OWN, path)
    print(
        f"{found:.0f} boards ({path.stat().st_size / 1e6:.0f} MB) in {seconds:.1f} s, "
        f"{seconds / found * 1e6:.0f} µs each; peak memory {late:.1f} MB, "
        f"{late - early:+.1f} MB since the thousandth board"
    )
    return late - early < MEGABYTES_MORE_AT_MOST


def beside_endplay(path: Path) -> bool:
    """Times both readers on the beginning of the same file, in turn; whether this one is as fast."""
    start = path.with_name("start.pbn")
    with path.open(encoding="utf-8") as whole, start.open("w", encoding="utf-8") as part:
        part.writelines(line for line, _ in zip(whole, range(80_000), strict=False))
    pairs = [(timed(OWN, start), timed(ENDPLAY, start)) for _ in range(3)]
    own, other = (min(pair[i][1] for pair in pairs) for i in (0, 1))
    count = pairs[0][0][0]
    print(
        f"{count:.0f} boards: {own / count * 1e6:.0f} µs each, endplay {other / count * 1e6:.0f} µs: "
        f"{other / own:.2f} times as fast as endplay"
    )
    return other / own >= TIMES_AS_FAST_AT_LEAST and pairs[0][1][0] == count


def timed(script: str, path: Path) -> list[float]:
    """What a script prints in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True
    )
    return [float(word) for word in run.stdout.split()]


def played_boards(chance: random.Random) -> Iterator[BoardRecord]:
    """Boards bid and played to the end with legal calls and cards."""
    number = 0
    while number < _BOARDS_OF_A_SAMPLE:
        number += 1
        cards = chance.sample(PACK, 52)
        deal = Deal.of({seat: Hand.of(cards[13 * seat : 13 * seat + 13]) for seat in Seat})
        auction = called(number, chance)
        contract = auction.contract
        if contract is None:
            yield BoardRecord(number, auction.dealer, deal=deal, auction=auction, passed_out=True)
            continue
        play = Play.of(deal, contract)
        while not play.is_over:
            play = play.after(chance.choice(tuple(play.legal_cards)))
        yield BoardRecord(
            number,
            auction.dealer,
            vulnerability_of_board(number),
            deal,
            event="Club evening",
            date="2026.11.29",
            players=("Ann", "Bob", "Cid", "Dot"),
            scoring="MP",
            contract=contract,
            tricks=play.tricks_won(contract.declarer.side),
            auction=auction,
            cards=play.cards,
        )


def called(number: int, chance: random.Random) -> Auction:
    """An auction of low bids and passes."""
    auction = Auction(dealer_of_board(number))
    while not auction.is_over:
        bids = [bid for bid in BIDS if auction.is_legal(bid)][:5]
        choices: list[Call] = [PASS, PASS, PASS, *bids]
        auction = auction.after(chance.choice(choices))
    return auction


if __name__ == "__main__":
    sys.exit(main())
