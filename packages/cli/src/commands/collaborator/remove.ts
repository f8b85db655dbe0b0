import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { personFlag, personParams } from "../../apps/personFlag.ts";
import { defineCommand } from "../../command.ts";

export const collaboratorRemove = defineCommand({
  name: "collaborator remove",
  summary: "Removes a collaborator from an app.",
  flags: { person: personFlag, ...appFlags },
  examples: ["platform collaborator remove bob@acme.test"],
  async run({ person, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    await connection.ask("developer.apps.owners.remove", { app_id: appId, ...personParams(person) });
    io.print(`Removed ${person} from ${appId}.\n`, { app_id: appId });
  },
});
