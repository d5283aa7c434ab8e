"""Files of boards: a list of them, and any one at the table, step by step."""
