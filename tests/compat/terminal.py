"""Runs a program on a terminal of its own: what arrives on STDIN is typed, what it shows goes to STDOUT."""

import fcntl
import os
import pty
import select
import struct
import sys
import termios

ROWS, COLUMNS = 40, 160

pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

typing = [0]
while True:
    ready, _, _ = select.select([terminal, *typing], [], [])
    if 0 in ready:
        keys = os.read(0, 4096)
        if keys:
            os.write(terminal, keys)
        else:
            typing = []
    if terminal in ready:
        try:
            shown = os.read(terminal, 65536)
        except OSError:
            break
        if not shown:
            break
        os.write(1, shown)

_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status) & 0xFF)
