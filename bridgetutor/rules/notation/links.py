"""Links to a hand viewer on the web, one a line: a whole board in the query. A link is only text here.

Two forms are read and written: `?lin=…` with a LIN text, and single parameters: hands `n s e w` ("sAKQ5hJ…"), names
`nn sn en wn`, dealer `d`, vulnerability `v` (n e b -), board `b`, calls `a` ("1cp1h(4+ hearts)p"), cards `p`
("hahkh2h4"), tricks `c`; words for the reader stand in braces among calls and cards. Every fault is on the link's line.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from urllib.parse import quote, unquote

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import lin
from bridgetutor.rules.notation.lin.calls import ALERT, VULNERABILITIES, format_call
from bridgetutor.rules.notation.lin.hands import SEATS, UNKNOWN_DEALER, format_hand
from bridgetutor.rules.notation.lin.heading import plain
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, LineFault, NoteKind, OtherTag, Passage
from bridgetutor.rules.seats import Seat

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
"""Where a link leads that is written here; any address is read."""

ROWS = "Link"
"""The name under which a record keeps the parameters that have no meaning here, as the rows of a table."""

_FRAME = re.compile(r"\[\w+\]|\w+=[^?]*")
"""A line of a shortcut file around its link."""

_SPACE = re.compile(r"\+(?=[\w!(]|%(?!2C|29|3B|7C|7D))", re.IGNORECASE)
"""A plus sign for a space, and not one as in "3+"."""

_HANDS = {seat.letter.lower(): seat for seat in Seat}
_NAMES = {f"{seat.letter.lower()}n": seat for seat in Seat}
_MEANT = frozenset({"lin", "d", "v", "b", "a", "p", "c", *_HANDS, *_NAMES})
_PART = re.compile(
    r"""\{(?P<said>[^}]*)\}? | \((?P<meant>[^)]*)\)? | (?P<space>[\s,]+)
      | (?P<call>[1-7](?:nt|[nshdc])|pass|p|xx|x|dbl|d|r|-)(?P<alert>!?) | (?P<odd>.)""",
    re.IGNORECASE | re.VERBOSE,
)
_CARDS = re.compile(
    r"\{(?P<said>[^}]*)\}? | (?P<space>[\s,]+) | (?P<card>[shdc](?:10|[2-9tjqka])) | (?P<odd>.)",
    re.IGNORECASE | re.VERBOSE,
)


def read(text: str) -> BoardFile:
    """The board of every link in a text, and all that could not be read. Lines without a link are faults."""
    return BoardFile.of(passages(text))


def passages(text: str) -> Iterator[Passage]:
    """The links of a text line by line."""
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        url, words = _url(line), line.strip("\N{BYTE ORDER MARK}\r\n\t ")
        if url is not None:
            yield _passage(line, number, url)
        elif words and not _FRAME.fullmatch(words):
            says = phrase("“{text}” has no link in it", text=words[:60])
            yield Passage(line, number, None, (LineFault(number, says),))
        else:
            yield Passage(line, number)


def _url(line: str) -> str | None:
    """The address in a line that has a query, up to the end of the line, for names in it may have spaces."""
    mark = line.find("?")
    start = 1 + max(line.rfind(letter, 0, max(mark, 0)) for letter in " \t\"'<>(")
    if mark < 0 or not set("/.") & set(line[start:mark]):
        return None
    return re.split('["<>]', line[start:], maxsplit=1)[0].strip()


def _passage(source: str, line: int, url: str) -> Passage:
    values = parameters(url)
    others = tuple(f"{name}={value}" for name, value in values.items() if name not in _MEANT)
    text = values["lin"] if "lin" in values else "".join(_as_lin(values))
    file = lin.read(text if _MEANT & values.keys() else "")
    faults = tuple(LineFault(line, fault.says) for fault in file.faults)
    if not file.boards:
        return Passage(source, line, None, (*faults, LineFault(line, phrase("The link holds no board"))))
    if len(file.boards) > 1:
        faults += (LineFault(line, phrase("The link holds more than one board: the first is taken")),)
    record = replace(file.boards[0], line=line)
    if others:
        record = replace(record, others=(*record.others, OtherTag(ROWS, "", others)))
    record, wrong = _with_contract(record, values.get("a", ""), line)
    return Passage(source, line, record, (*faults, *wrong))


def parameters(url: str) -> Mapping[str, str]:
    """The parameters of a link by name, decoded. "+" is a space, unless spaces are written otherwise."""
    query = html.unescape(url.partition("?")[2].partition("#")[0])
    plus_is_space = "%20" not in query and " " not in query
    values: dict[str, str] = {}
    for part in query.split("&"):
        name, _, value = part.partition("=")
        value = _SPACE.sub(" ", value) if plus_is_space else value
        values.setdefault(name.strip().lower(), unquote(value))
    values.pop("", None)
    return values


def _as_lin(values: Mapping[str, str]) -> Iterator[str]:
    """Single parameters as a LIN text."""
    names = [plain(values.get(f"{seat.letter.lower()}n", ""), ",") for seat in SEATS]
    hands = [plain(values.get(seat.letter.lower(), ""), ",") for seat in SEATS]
    cards = ",".join(hands) if any(hands) else ""
    yield f"pn|{','.join(names)}|md|{_digit(values.get('d', 'n'))}{cards}|"
    yield f"ah|Board {values['b'].strip()}|" if values.get("b", "").strip().isdecimal() else ""
    yield f"sv|{values['v'].replace('|', '')}|" if "v" in values else ""
    calls = values.get("a", "")
    yield from _tokens(_PART, "mb", "" if calls.startswith("-") else calls)
    yield from _tokens(_CARDS, "pc", values.get("p", ""))
    yield f"mc|{values['c'].replace('|', '')}|" if "c" in values else ""


def _digit(dealer: str) -> str:
    seat = _HANDS.get(dealer.strip().lower()[:1])
    return UNKNOWN_DEALER if seat is None else str(SEATS.index(seat) + 1)


def _tokens(pattern: re.Pattern[str], name: str, text: str) -> Iterator[str]:
    for found in pattern.finditer(text.replace("|", "/")):
        parts = found.groupdict()
        if parts["said"]:
            yield f"nt|{parts['said']}|"
        elif parts.get("meant"):
            yield f"an|{parts['meant']}|"
        elif not parts["space"]:
            yield f"{name}|{found[0]}|"


def _with_contract(record: BoardRecord, calls: str, line: int) -> tuple[BoardRecord, tuple[LineFault, ...]]:
    """The record with the contract that stands for an auction, such as "-4hs" for four hearts by South."""
    if not calls.startswith("-") or len(calls) < 4:
        return record, ()
    try:
        return replace(record, contract=Contract.parse(calls[1:-1], Seat.parse(calls[-1]))), ()
    except BridgeError as error:
        return record, (LineFault(line, error.fault.says),)


def write(records: Iterable[BoardRecord]) -> str:
    """A link for each record, of the form that holds the most: `lin=`."""
    return "".join(f"{link(record)}\n" for record in records)


def link(record: BoardRecord) -> str:
    """The link of a board with its LIN text: all but the event, line breaks of comments become spaces."""
    return f"{VIEWER}?lin={quote(' '.join(lin.board(record).split()), safe='')}"


def short_link(record: BoardRecord) -> str:
    """The link of a board in single parameters."""
    return f"{VIEWER}?" + "&".join(
        f"{name}={quote(value, safe='')}" for name, value in _values(record) if value
    )


def _values(record: BoardRecord) -> Iterator[tuple[str, str]]:
    held = lin.holdable(record)
    for letter, seat in _HANDS.items():
        yield letter, format_hand(None if held.deal is None else held.deal[seat])
    for name, seat in _NAMES.items():
        yield name, held.players[seat]
    yield "d", "" if held.dealer is None else held.dealer.letter.lower()
    letters = {side: letter for letter, side in VULNERABILITIES.items()}
    yield "v", "" if held.vulnerability is None else letters[held.vulnerability]
    yield "b", "" if held.number is None else str(held.number)
    yield "a", _calls(held)
    yield "p", "".join(f"{card}{_said(held, 'Play', i)}" for i, card in enumerate(held.cards))
    yield "c", str(held.tricks) if held.claimed else ""


def _calls(held: BoardRecord) -> str:
    text = _said(held, "", -1) + _said(held, "Deal", -1)
    for index, call in enumerate(() if held.auction is None else held.auction.calls):
        notes = [note for note in held.call_notes if note.index == index]
        text += format_call(call) + ALERT * any(note.kind is NoteKind.ALERT for note in notes)
        meant = "; ".join(note.text for note in notes if note.kind is NoteKind.EXPLANATION)
        text += f"({meant.replace('(', '[').replace(')', ']')})" if meant else ""
        text += _said(held, "Auction", index)
    return text


def _said(held: BoardRecord, after: str, index: int) -> str:
    """What is said at a place, in braces."""
    texts = (comment.text for comment in held.comments if (comment.after, comment.index) == (after, index))
    return "".join(f"{{{text.replace('{', '(').replace('}', ')')}}}" for text in texts)
