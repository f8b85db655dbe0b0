import json
import platform

from slack_cli_hooks.hooks.protocol import respond

respond(json.dumps({"versions": [{"name": "python", "current": platform.python_version()}]}))
