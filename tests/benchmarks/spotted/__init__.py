"""The parts of the benchmark of techniques."""
