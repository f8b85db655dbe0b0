import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { personFlag, personParams } from "../../apps/personFlag.ts";
import { defineCommand } from "../../command.ts";

export const collaboratorRemove = defineCommand({
  name: "collaborator remove",
  summary: "Ends somebody's work on an app.",
  flags: { person: personFlag, ...appFlags },
  examples: ["platform collaborator remove bob@acme.test"],
  async run({ person, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    await connection.ask("developer.apps.owners.remove", { app_id: appId, ...personParams(person) });
    io.tell(`${person} no longer works on ${appId}.\n`, { app_id: appId });
  },
});
