import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { readProjectApps, removeProjectApp } from "../../project/apps.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

export const appDelete = defineCommand({
  name: "app delete",
  summary: "Deletes an app permanently and uninstalls it from every workspace.",
  flags: { ...appFlags, ...yesFlag },
  examples: ["platform app delete --app local --yes"],
  notes:
    "Messages of its bot stay. The project is unlinked, and the next `platform run` or `deploy` creates a new app.",
  async run({ yes, ...flags }, io) {
    const { appId, connection, own } = await chooseApp(io, flags);
    if (!yes) await confirm(io, { question: `Delete ${appId} permanently?`, flag: "--yes" });
    await connection.ask("apps.manifest.delete", { app_id: appId });
    if (own) {
      const kept = readProjectApps(own.project, own.environment).find((app) => app.app_id === appId);
      if (kept) removeProjectApp(own.project, own.environment, kept);
    }
    io.print(`Deleted ${appId}.\n`, { app_id: appId });
  },
});
