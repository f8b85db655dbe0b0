import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand } from "../../command.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";
import { triggerText } from "../../triggers/triggerText.ts";

export const triggerInfo = defineCommand({
  name: "trigger info",
  summary: "Shows the details of a trigger.",
  flags: { "trigger-id": triggerFlag, ...accountFlags },
  examples: ["platform trigger info Ft0123456789"],
  async run({ "trigger-id": id, ...flags }, io) {
    const { ask } = await connect(io, flags);
    const { trigger } = await ask("workflows.triggers.info", { trigger_id: id });
    io.print(triggerText(trigger), { trigger });
  },
});
