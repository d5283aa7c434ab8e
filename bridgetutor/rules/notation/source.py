"""The bytes of a file as text that can be turned back into the very same bytes, and as text to be read.

Files of boards come in UTF-8 and in 8-bit characters (PBN 2.2: ISO 8859-1; on Windows often with the few characters
more of code page 1252), now and then both in one file.
"""

from __future__ import annotations

BYTE_ORDER_MARK = "\N{BYTE ORDER MARK}"


def decode(data: bytes) -> str:
    """The text of a file, with byte order mark and line ends; `encode` gives the same bytes again.

    Bytes that are no UTF-8 stand in it as lone surrogates: `readable` makes characters of them.
    """
    return data.decode("utf-8", "surrogateescape")


def encode(text: str) -> bytes:
    """The bytes of a text; lone surrogates are the bytes they came from, question marks where they come from none."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")


def readable(source: str) -> str:
    """The text as people read it. A piece that is not wholly UTF-8 is 8-bit text, so decide piece by piece."""
    if source.isascii():
        return source
    data = source.encode("utf-8", "surrogatepass" if _has_other_surrogates(source) else "surrogateescape")
    for encoding in ("utf-8", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("iso-8859-1")


def _has_other_surrogates(source: str) -> bool:
    """Whether the text has surrogates that stand for no byte, which no file decodes to."""
    return any("\ud800" <= letter < "\udc80" or "\udcff" < letter <= "\udfff" for letter in source)
