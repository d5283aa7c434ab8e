"""Playing at a table: which game, the table with the column beside it, the sheet."""
