import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { type Trigger, triggerTable } from "../../triggers/triggerText.ts";

export const triggerList = defineCommand({
  name: "trigger list",
  summary: "Lists the triggers of an app.",
  flags: {
    type: {
      kind: "text",
      describe: "Only shortcut, event, scheduled or webhook.",
      value: "TYPE",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform trigger list", "platform trigger list --type scheduled --json"],
  async run({ type, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const triggers: Trigger[] = [];
    let cursor: string | undefined = "";
    do {
      const page: { triggers: readonly Trigger[]; response_metadata: { next_cursor?: string } } = await connection.ask(
        "workflows.triggers.list",
        { app_id: appId, ...(type === undefined ? {} : { type }), ...(cursor === "" ? {} : { cursor }) },
      );
      triggers.push(...page.triggers);
      cursor = page.response_metadata.next_cursor;
    } while (cursor);
    const none = `${appId} has no triggers.\n\nplatform trigger create\n`;
    io.tell(triggers.length === 0 ? none : triggerTable(triggers), { app_id: appId, triggers });
  },
});
