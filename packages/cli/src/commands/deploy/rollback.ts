import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { CliError } from "../../errors.ts";

export const deployRollback = defineCommand({
  name: "deploy rollback",
  summary: "Restores an earlier deployed version of an app.",
  flags: {
    version: {
      kind: "number",
      describe: "The version; the default is the one before the active version.",
      value: "VERSION",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform deploy rollback", "platform deploy rollback 3 --app deployed"],
  notes: "Running calls finish in the version they started in. The manifest and the triggers do not change.",
  async run({ version: given, app = "deployed", ...flags }, io) {
    const { appId, connection } = await chooseApp(io, { app, ...flags });
    const { versions } = await connection.ask("apps.hosted.versions.list", { app_id: appId });
    const active = versions.find((one) => one.is_active)?.version;
    const version = given ?? versions.find((one) => active !== undefined && one.version < active)?.version;
    if (version === undefined) {
      throw new CliError("version_not_found", `${appId} has no version before the active one.`);
    }
    await connection.ask("apps.hosted.versions.activate", { app_id: appId, version });
    io.print(`Rolled ${appId} back to version ${version}.\n`, { app_id: appId, version, before: active });
  },
});
