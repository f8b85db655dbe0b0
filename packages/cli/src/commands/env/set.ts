import { appFlags } from "../../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { setInEnvFile } from "../../env/editEnvFile.ts";
import { envNotes, envPlace } from "../../env/envPlace.ts";

export const envSet = defineCommand({
  name: "env set",
  summary: "Sets environment variables of an app, which its functions receive as `env`.",
  flags: {
    variables: {
      kind: "list",
      describe: "The variables as NAME=value.",
      value: "NAME=VALUE",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform env set GREETING=Hello", "platform env set WEATHER_KEY=s3cret --app deployed"],
  notes: envNotes,
  async run({ variables: given, ...flags }, io) {
    const variables = readVariables(given);
    const names = [...variables.keys()];
    const place = await envPlace(io, flags);
    if (place.kind === "file") setInEnvFile(place.project, variables);
    else {
      const list = [...variables].map(([name, value]) => ({ name, value }));
      await place.connection.ask("apps.hosted.variables.add", { app_id: place.appId, variables: list });
    }
    const where = place.kind === "file" ? ".env" : place.appId;
    io.print(`Set ${names.join(", ")} in ${where}.\n`, { names, where });
  },
});

function readVariables(given: readonly string[]): Map<string, string> {
  if (given.length === 0) throw new UsageError("NAME=VALUE is missing.");
  return new Map(
    given.map((text) => {
      const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(text) ?? [];
      if (name === undefined)
        throw new UsageError(`${text.split("=")[0]} must be NAME=value, with letters, digits and _ in the name.`);
      return [name, value ?? ""];
    }),
  );
}
