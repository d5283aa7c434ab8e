import argparse
def report(options: argparse.Namespace) -> int:
    return 0
