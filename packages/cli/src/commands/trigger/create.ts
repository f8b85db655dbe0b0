import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { definitionFlags } from "../../triggers/definitionFlags.ts";
import { readDefinition } from "../../triggers/readDefinition.ts";
import { triggerText } from "../../triggers/triggerText.ts";

export const triggerCreate = defineCommand({
  name: "trigger create",
  summary: "Creates a trigger that starts a workflow of the app.",
  flags: { ...definitionFlags, ...appFlags },
  examples: [
    "platform trigger create --trigger-def triggers/greet.ts",
    'platform trigger create --workflow "#/workflows/greet" --title "Greet me" --interactivity',
  ],
  notes:
    "Without a file and a workflow it asks which file in `config.trigger-paths` (default `triggers/`) to use. A trigger of the local app gets `(local)` after its name.",
  async run(flags, io) {
    const chosen = await chooseApp(io, flags);
    const definition = await readDefinition(flags, chosen, io);
    const { trigger } = await chosen.connection.ask("workflows.triggers.create", definition);
    io.print(`${triggerText(trigger)}\nplatform trigger access ${trigger.id}\n`, { trigger });
  },
});
