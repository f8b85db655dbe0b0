import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

export const appUninstall = defineCommand({
  name: "app uninstall",
  summary: "Uninstalls an app from the workspace and revokes its tokens.",
  flags: { ...appFlags, ...yesFlag },
  notes: "Its triggers stay but start nothing until the app is installed again; links and webhooks keep their URLs.",
  examples: ["platform app uninstall --app local --yes"],
  async run({ yes, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { team_name: team } = connection.account;
    if (!yes) await confirm(io, { question: `Uninstall ${appId} from ${team}?`, flag: "--yes" });
    await connection.ask("apps.developerUninstall", { app_id: appId });
    io.print(`Uninstalled ${appId} from ${team}.\n\nplatform app install --app ${appId}\n`, { app_id: appId });
  },
});
