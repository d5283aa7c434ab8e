"""What the record tells, drawn and as tables, down to each attempt; learners and their files."""
