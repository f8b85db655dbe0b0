import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { readProjectApps, removeProjectApp } from "../../project/apps.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

export const appDelete = defineCommand({
  name: "app delete",
  summary: "Deletes an app for good, and takes it out of every workspace.",
  flags: { ...appFlags, ...yesFlag },
  examples: ["platform app delete --app local --yes"],
  notes:
    "What its bot wrote stays. The project forgets the app, and the next `platform run` or `deploy` makes another.",
  async run({ yes, ...flags }, io) {
    const { appId, connection, own } = await chooseApp(io, flags);
    if (!yes) await confirm(io, { question: `Delete ${appId} for good?`, flag: "--yes" });
    await connection.ask("apps.manifest.delete", { app_id: appId });
    if (own) {
      const kept = readProjectApps(own.project, own.environment).find((app) => app.app_id === appId);
      if (kept) removeProjectApp(own.project, own.environment, kept);
    }
    io.tell(`${appId} is deleted.\n`, { app_id: appId });
  },
});
