import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { definitionFlags } from "../../triggers/definitionFlags.ts";
import { readDefinition } from "../../triggers/readDefinition.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";
import { triggerText } from "../../triggers/triggerText.ts";

export const triggerUpdate = defineCommand({
  name: "trigger update",
  summary: "Replaces the definition of a trigger; its link and permissions stay.",
  flags: { "trigger-id": triggerFlag, ...definitionFlags, ...appFlags },
  examples: [
    "platform trigger update Ft0123456789 --trigger-def triggers/greet.ts",
    'platform trigger update Ft0123456789 --workflow "#/workflows/greet" --title "Greet me"',
  ],
  notes: "Pass the whole definition, as for `platform trigger create`; omitted settings are removed.",
  async run({ "trigger-id": triggerId, ...flags }, io) {
    const chosen = await chooseApp(io, flags);
    const definition = await readDefinition(flags, chosen, io);
    const changed = { ...definition, trigger_id: triggerId };
    const { trigger } = await chosen.connection.ask("workflows.triggers.update", changed);
    io.print(triggerText(trigger), { trigger });
  },
});
