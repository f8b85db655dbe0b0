import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand } from "../../command.ts";
import { environmentFlag, environmentOf } from "../../apps/environmentFlag.ts";
import { saveProjectApp } from "../../project/apps.ts";
import { findProject } from "../../project/findProject.ts";

export const appLink = defineCommand({
  name: "app link",
  summary: "Tells the project which app on the server is its own.",
  flags: {
    app: {
      kind: "text",
      describe: "The id of the app.",
      value: "APP_ID",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    environment: environmentFlag,
    ...accountFlags,
  },
  examples: ["platform app link A0123456789", "platform app link A0123456789 --environment local"],
  notes:
    "`apps.json` remembers the deployed app and belongs into version control; `apps.dev.json` remembers the local one, which is yours alone. Whoever has lost one of them, or takes over an app that was made elsewhere, links it.",
  async run({ app, environment: given, ...flags }, io) {
    const environment = environmentOf(given);
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    const { account, ask } = await connect(io, flags);
    const found = await ask("developer.apps.info", { app_id: app });
    const { team_id, team_domain, api_url } = account;
    saveProjectApp(project, environment, { app_id: app, team_id, team_domain, api_url });
    io.tell(`${found.app.name}, ${app}, is the ${environment} app of this project now.\n`, {
      app_id: app,
      environment,
    });
  },
});
