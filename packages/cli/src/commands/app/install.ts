import { accountFlags } from "../../accounts/accountFlags.ts";
import { environmentFlag, environmentOf } from "../../apps/environmentFlag.ts";
import { installProjectApp } from "../../apps/installProjectApp.ts";
import { defineCommand } from "../../command.ts";
import { openProjectOnServer } from "../../hooks/openProject.ts";

export const appInstall = defineCommand({
  name: "app install",
  summary: "Updates the project's app on the server from its manifest, and installs it.",
  flags: {
    environment: environmentFlag,
    app: {
      kind: "text",
      describe: "An existing app to use instead of the project's own.",
      value: "APP_ID",
      isCommandLineOnly: true,
    },
    ...accountFlags,
  },
  examples: ["platform app install", "platform app install --environment local"],
  notes: "`platform run` and `platform deploy` do this automatically. No code is uploaded.",
  async run({ environment: given, app: appId, ...flags }, io) {
    const environment = environmentOf(given);
    const { hooks, connection } = await openProjectOnServer(io, flags);
    io.progress("Installing …");
    const { app, isNew } = await installProjectApp(hooks, connection, io, { environment, appId });
    const { team_name: team } = connection.account;
    const words = `${isNew ? "Created and installed" : "Installed"} ${app.app_id} in ${team}.\n\nplatform activity --app ${environment}\n`;
    io.print(words, { app_id: app.app_id, team_id: app.team_id, environment, is_new: isNew });
  },
});
