import { appFlags } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { envNotes, envPlace } from "../../env/envPlace.ts";
import { readEnvFile } from "../../project/envFile.ts";

export const envList = defineCommand({
  name: "env list",
  summary: "Lists the names of an app's environment variables.",
  flags: appFlags,
  examples: ["platform env list", "platform env list --app deployed --json"],
  notes: envNotes,
  async run(flags, io) {
    const place = await envPlace(io, flags);
    const names =
      place.kind === "file"
        ? Object.keys(await readEnvFile(place.project)).toSorted()
        : (await place.connection.ask("apps.hosted.variables.list", { app_id: place.appId })).variable_names;
    const where = place.kind === "file" ? ".env" : place.appId;
    const none = `No variables are set in ${where}.\n\nplatform env set NAME=value\n`;
    io.print(names.length === 0 ? none : names.map((name) => `${name}\n`).join(""), { names, where });
  },
});
