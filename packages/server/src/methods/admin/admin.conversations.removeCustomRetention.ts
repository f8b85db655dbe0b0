import { removeCustomRetention } from "../../domain/retention/removeCustomRetention.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsRemoveCustomRetention = defineMethod({
  name: "admin.conversations.removeCustomRetention",
  summary: "Makes a channel follow the retention rule of its workspace or org again.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: governChannelErrors,
  examples: [{ title: "As the workspace", params: { channel_id: "C0123456789" } }],
  notes: "Succeeds also when the channel has no rule of its own.",
  handler: (ctx, params) => ctx.write(removeCustomRetention, { channelId: params.channel_id }),
});
