import sys

print("where to?", flush=True)
print("deployed to", sys.stdin.readline().strip(), flush=True)
