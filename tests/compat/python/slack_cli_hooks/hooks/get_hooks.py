import json
import sys

from slack_cli_hooks.hooks.protocol import respond


def command(name):
    # An absolute path in quotes, as packages of this kind write it.
    return f"'{sys.executable}' -m slack_cli_hooks.hooks.{name}"


respond(
    json.dumps(
        {
            "runtime": "python",
            "hooks": {
                "get-manifest": command("get_manifest"),
                "start": command("start"),
                "check-update": command("check_update"),
                "doctor": command("doctor"),
                "deploy": command("deploy"),
            },
            "config": {
                "watch": {
                    "app": {"filter-regex": "\\.py$", "paths": ["."]},
                    "manifest": {"paths": ["manifest.json"]},
                },
                "protocol-version": ["message-boundaries", "default"],
                "sdk-managed-connection-enabled": True,
            },
        }
    )
)
