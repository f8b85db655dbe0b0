import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

export const appUninstall = defineCommand({
  name: "app uninstall",
  summary: "Takes an app out of the workspace; its tokens end.",
  flags: { ...appFlags, ...yesFlag },
  notes:
    "Its triggers stay, and start nothing until the app is installed again: links and webhook addresses keep their URLs.",
  examples: ["platform app uninstall --app local --yes"],
  async run({ yes, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { team_name: team } = connection.account;
    if (!yes) await confirm(io, { question: `Take ${appId} out of ${team}?`, flag: "--yes" });
    await connection.ask("apps.developerUninstall", { app_id: appId });
    io.tell(`${appId} is out of ${team}.\n\nplatform app install --app ${appId}\n`, { app_id: appId });
  },
});
