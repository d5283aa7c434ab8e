"""Deals to order: a language of constraints, deals drawn from what it leaves, agreements, near misses, difficulty."""
