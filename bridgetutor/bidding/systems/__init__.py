"""The systems: lists of agreements, built from a convention card."""
