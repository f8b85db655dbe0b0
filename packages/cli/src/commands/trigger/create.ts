import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { definitionFlags } from "../../triggers/definitionFlags.ts";
import { readDefinition } from "../../triggers/readDefinition.ts";
import { triggerText } from "../../triggers/triggerText.ts";

export const triggerCreate = defineCommand({
  name: "trigger create",
  summary: "Makes a trigger that starts a workflow of the app.",
  flags: { ...definitionFlags, ...appFlags },
  examples: [
    "platform trigger create --trigger-def triggers/greet.ts",
    'platform trigger create --workflow "#/workflows/greet" --title "Greet me" --interactivity',
  ],
  notes:
    "Without a file and without a workflow it asks which of the files in `config.trigger-paths` is meant, or in `triggers/`. A trigger of the developer's own copy gets `(local)` behind its name.",
  async run(flags, io) {
    const chosen = await chooseApp(io, flags);
    const definition = await readDefinition(flags, chosen, io);
    const { trigger } = await chosen.connection.ask("workflows.triggers.create", definition);
    io.tell(`${triggerText(trigger)}\nplatform trigger access ${trigger.id}\n`, { trigger });
  },
});
