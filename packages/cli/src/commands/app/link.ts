import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand } from "../../command.ts";
import { environmentFlag, environmentOf } from "../../apps/environmentFlag.ts";
import { saveProjectApp } from "../../project/apps.ts";
import { findProject } from "../../project/findProject.ts";

export const appLink = defineCommand({
  name: "app link",
  summary: "Links the project to an existing app.",
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
    "`apps.json` stores the deployed app and belongs in version control; `apps.dev.json` stores your local app. If one of them is lost, or if the app was created elsewhere, link the project to it.",
  async run({ app, environment: given, ...flags }, io) {
    const environment = environmentOf(given);
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    const { account, ask } = await connect(io, flags);
    const found = await ask("developer.apps.info", { app_id: app });
    const { team_id, team_domain, api_url } = account;
    saveProjectApp(project, environment, { app_id: app, team_id, team_domain, api_url });
    io.print(`Linked this project to ${found.app.name} (${app}) as its ${environment} app.\n`, {
      app_id: app,
      environment,
    });
  },
});
