"""Resolves Slack's host names to the server under test, as an entry in /etc/hosts with a forwarded port would.

Python imports this module before the client, whose own code stays as Debian ships it.
"""

import os
import socket

HOSTS = ("slack.com", "hooks.slack.com")
resolve = socket.getaddrinfo


def getaddrinfo(host, port, *args, **kwargs):
    if host in HOSTS:
        return resolve("127.0.0.1", int(os.environ["SLACK_PORT"]), *args, **kwargs)
    return resolve(host, port, *args, **kwargs)


socket.getaddrinfo = getaddrinfo
