"""The first page: what to go on with, what is due, today's hand, and how far everything is."""
