import { type AppFlags, appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { type CommandIo, defineCommand, UsageError } from "../../command.ts";
import { readManifest } from "../../hooks/readManifest.ts";
import { openProject } from "../../hooks/openProject.ts";

export const manifestInfo = defineCommand({
  name: "manifest info",
  summary: "Prints the manifest of the project, or of an app on the server.",
  flags: {
    source: {
      kind: "text",
      describe: "`local` reads the project, `remote` the server.",
      value: "local|remote",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform manifest info", "platform manifest info --app deployed"],
  notes:
    "The project's manifest comes from its `get-manifest` hook, which needs no sign-in. It is printed completely, including unknown fields.",
  async run({ source, app, ...flags }, io) {
    const from = placeOf(source, app);
    const manifest =
      from === "local" ? await readManifest(await openProject(io), io) : await exportedManifest(io, { app, ...flags });
    io.print(`${JSON.stringify(manifest, undefined, 2)}\n`, { manifest });
  },
});

/** Without `--app` that of the project's own app; of several, the person chooses. */
async function exportedManifest(io: CommandIo, flags: AppFlags): Promise<object> {
  const { appId, connection } = await chooseApp(io, flags);
  return (await connection.ask("apps.manifest.export", { app_id: appId })).manifest;
}

/** Some tools say `project` for `local`. */
function placeOf(source: string | undefined, app: string | undefined): "local" | "remote" {
  const place = source === "project" ? "local" : (source ?? (app === undefined ? "local" : "remote"));
  if (place !== "local" && place !== "remote") throw new UsageError(`--source must be local or remote, not ${place}.`);
  if (place === "local" && app !== undefined) throw new UsageError("--app is for --source remote.");
  return place;
}
