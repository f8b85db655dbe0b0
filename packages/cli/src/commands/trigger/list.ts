import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { listAppTriggers } from "../../triggers/listAppTriggers.ts";
import { triggerTable } from "../../triggers/triggerText.ts";

export const triggerList = defineCommand({
  name: "trigger list",
  summary: "Lists the triggers of an app.",
  flags: {
    type: {
      kind: "text",
      describe: "Only this type: shortcut, event, scheduled or webhook.",
      value: "TYPE",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform trigger list", "platform trigger list --type scheduled --json"],
  async run({ type, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const triggers = await listAppTriggers(connection, appId, type);
    const none = `${appId} has no triggers.\n\nplatform trigger create\n`;
    io.print(triggers.length === 0 ? none : triggerTable(triggers), { app_id: appId, triggers });
  },
});
