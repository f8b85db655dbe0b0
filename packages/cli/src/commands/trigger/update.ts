import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { definitionFlags } from "../../triggers/definitionFlags.ts";
import { readDefinition } from "../../triggers/readDefinition.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";
import { triggerText } from "../../triggers/triggerText.ts";

export const triggerUpdate = defineCommand({
  name: "trigger update",
  summary: "Makes a trigger anew from its definition; its link and who may run it stay.",
  flags: { "trigger-id": triggerFlag, ...definitionFlags, ...appFlags },
  examples: [
    "platform trigger update Ft0123456789 --trigger-def triggers/greet.ts",
    'platform trigger update Ft0123456789 --workflow "#/workflows/greet" --title "Greet me"',
  ],
  notes: "The whole definition is given, as to `platform trigger create`: what it leaves out is gone.",
  async run({ "trigger-id": triggerId, ...flags }, io) {
    const chosen = await chooseApp(io, flags);
    const definition = await readDefinition(flags, chosen, io);
    const changed = { ...definition, trigger_id: triggerId };
    const { trigger } = await chosen.connection.ask("workflows.triggers.update", changed);
    io.tell(triggerText(trigger), { trigger });
  },
});
