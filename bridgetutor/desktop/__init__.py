"""Windows: the only place besides printing that knows Qt."""
