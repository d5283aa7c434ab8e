"""Lessons as values: what an author writes in Markdown, read, checked and marked."""
