from slack_cli_hooks.hooks.protocol import respond

# As it stands in the file, over several lines.
print("reading the manifest")
with open("manifest.json") as file:
    respond(file.read())
