"""Portable Bridge Notation (version 2.1): boards with auction, play and result, read tolerantly and written exactly.

file = read(source.decode(data))            every board and every fault, by line
for board in boards(binary_file): …         board by board, in little memory
source.encode(rewritten(file.with_board(3, record)))    the file with one board changed, all else as it was
write(records)                              a new file
"""

from bridgetutor.rules.notation.pbn.reader import boards, passages, read
from bridgetutor.rules.notation.pbn.rewriting import rewritten
from bridgetutor.rules.notation.pbn.tables import Column, Table, table
from bridgetutor.rules.notation.pbn.writer import write

__all__ = ["Column", "Table", "boards", "passages", "read", "rewritten", "table", "write"]
