"""The switches of the desktop."""
