"""The page of one lesson: prose, question and feedback beside the table."""
