import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { table } from "../../table.ts";

export const deployList = defineCommand({
  name: "deploy list",
  summary: "Lists the deployed versions of an app.",
  flags: appFlags,
  examples: ["platform deploy list --app deployed"],
  async run({ app = "deployed", ...flags }, io) {
    const { appId, connection } = await chooseApp(io, { app, ...flags });
    const { versions } = await connection.ask("apps.hosted.versions.list", { app_id: appId });
    const rows = versions.map(({ version, is_active, date_created, functions }) => [
      String(version),
      is_active ? "runs" : "",
      new Date(date_created * 1000).toISOString(),
      functions.join(", "),
    ]);
    const none = `${appId} has not been deployed yet.\n\nplatform deploy\n`;
    io.print(rows.length === 0 ? none : table(rows), { app_id: appId, versions });
  },
});
