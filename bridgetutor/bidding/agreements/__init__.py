"""Agreements, one a file, under the names players know them by."""
