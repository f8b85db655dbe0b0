import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand } from "../../command.ts";
import { confirm } from "../../prompts.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";
import { yesFlag } from "../../yesFlag.ts";

export const triggerDelete = defineCommand({
  name: "trigger delete",
  summary: "Deletes a trigger; its link or webhook stops working.",
  flags: { "trigger-id": triggerFlag, ...accountFlags, ...yesFlag },
  examples: ["platform trigger delete Ft0123456789 --yes"],
  async run({ "trigger-id": id, yes, ...flags }, io) {
    const { ask } = await connect(io, flags);
    const { trigger } = await ask("workflows.triggers.info", { trigger_id: id });
    if (!yes) await confirm(io, { question: `Delete the trigger ${trigger.name} (${id})?`, flag: "--yes" });
    await ask("workflows.triggers.delete", { trigger_id: id });
    io.print(`Deleted the trigger ${trigger.name} (${id}).\n`, { trigger_id: id });
  },
});
