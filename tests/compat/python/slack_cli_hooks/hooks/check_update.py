import json

from slack_cli_hooks.hooks.protocol import respond

respond(
    json.dumps(
        {
            "name": "the packages of the app",
            "releases": [
                {"name": "slack_bolt", "current": "1.18.0", "latest": "1.19.0", "update": True, "breaking": False},
                {"name": "slack_sdk", "error": {"message": "It is not installed."}},
            ],
        }
    )
)
