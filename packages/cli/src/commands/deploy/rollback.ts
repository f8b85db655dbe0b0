import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { CliError } from "../../errors.ts";

export const deployRollback = defineCommand({
  name: "deploy rollback",
  summary: "Goes back to a version of an app that was deployed before.",
  flags: {
    version: {
      kind: "number",
      describe: "Which one; by default the one before the one that runs.",
      value: "VERSION",
      isPositional: true,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform deploy rollback", "platform deploy rollback 3 --app deployed"],
  notes: "Calls that are under way end in the version they began in. The manifest and the triggers stay as they are.",
  async run({ version: given, app = "deployed", ...flags }, io) {
    const { appId, connection } = await chooseApp(io, { app, ...flags });
    const { versions } = await connection.ask("apps.hosted.versions.list", { app_id: appId });
    const active = versions.find((one) => one.is_active)?.version;
    const version = given ?? versions.find((one) => active !== undefined && one.version < active)?.version;
    if (version === undefined) {
      throw new CliError("version_not_found", `There is no version of ${appId} before the one that runs.`);
    }
    await connection.ask("apps.hosted.versions.activate", { app_id: appId, version });
    io.tell(`Version ${version} of ${appId} runs again.\n`, { app_id: appId, version, before: active });
  },
});
