import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { table } from "../../table.ts";

export const collaboratorList = defineCommand({
  name: "collaborator list",
  summary: "Lists the collaborators of an app.",
  flags: appFlags,
  examples: ["platform collaborator list", "platform collaborator list --app A0123456789 --json"],
  async run(flags, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { owners } = await connection.ask("developer.apps.owners.list", { app_id: appId });
    const rows = owners.map(({ user_id, username, user_email = "", permission_type }) => {
      return [user_id, username, permission_type, user_email];
    });
    io.print(table(rows), { app_id: appId, collaborators: owners });
  },
});
