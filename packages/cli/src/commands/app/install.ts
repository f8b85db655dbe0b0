import { accountFlags } from "../../accounts/accountFlags.ts";
import { environmentFlag, environmentOf } from "../../apps/environmentFlag.ts";
import { installProjectApp } from "../../apps/installProjectApp.ts";
import { defineCommand } from "../../command.ts";
import { openProjectOnServer } from "../../hooks/openProject.ts";

export const appInstall = defineCommand({
  name: "app install",
  summary: "Brings the project's app on the server in line with its manifest, and installs it.",
  flags: {
    environment: environmentFlag,
    app: {
      kind: "text",
      describe: "An app on the server to take over, instead of the one that the project has there.",
      value: "APP_ID",
      isCommandLineOnly: true,
    },
    ...accountFlags,
  },
  examples: ["platform app install", "platform app install --environment local"],
  notes: "`platform run` and `platform deploy` do this by themselves. No code is uploaded.",
  async run({ environment: given, app: appId, ...flags }, io) {
    const environment = environmentOf(given);
    const { hooks, connection } = await openProjectOnServer(io, flags);
    io.progress("Installing …");
    const { app, isNew } = await installProjectApp(hooks, connection, io, { environment, appId });
    const { team_name: team } = connection.account;
    const words = `${app.app_id} is ${isNew ? "made and " : ""}installed in ${team}.\n\nplatform activity --app ${environment}\n`;
    io.tell(words, { app_id: app.app_id, team_id: app.team_id, environment, is_new: isNew });
  },
});
