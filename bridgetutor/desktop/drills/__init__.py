"""Drills: which to practise, and how far each has come."""
