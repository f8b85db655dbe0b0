"""How a hook of this package answers, by the flags it was called with."""

import argparse
import sys


def respond(text):
    parser = argparse.ArgumentParser()
    parser.add_argument("--protocol", default="default")
    parser.add_argument("--boundary", default="")
    flags, _ = parser.parse_known_args(sys.argv[1:])
    boundary = flags.boundary if flags.protocol == "message-boundaries" else ""
    print(f"{boundary}{text}{boundary}")
