import { appFlags } from "../../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { unsetInEnvFile } from "../../env/editEnvFile.ts";
import { envNotes, envPlace } from "../../env/envPlace.ts";
import { CliError } from "../../errors.ts";

export const envUnset = defineCommand({
  name: "env unset",
  summary: "Removes environment variables of an app.",
  flags: {
    names: {
      kind: "list",
      describe: "The names of the variables.",
      value: "NAME",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform env unset GREETING", "platform env unset WEATHER_KEY --app deployed"],
  notes: envNotes,
  async run({ names, ...flags }, io) {
    if (names.length === 0) throw new UsageError("NAME is missing.");
    const place = await envPlace(io, flags);
    const where = place.kind === "file" ? ".env" : place.appId;
    if (place.kind === "file") {
      const missing = unsetInEnvFile(place.project, names);
      if (missing.length > 0) throw new CliError("variable_not_found", `${where} has no ${missing.join(", ")}.`);
    } else {
      await place.connection.ask("apps.hosted.variables.remove", { app_id: place.appId, variable_names: [...names] });
    }
    io.print(`Removed ${names.join(", ")} from ${where}.\n`, { names, where });
  },
});
