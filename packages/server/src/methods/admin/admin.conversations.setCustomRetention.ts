import { setCustomRetention } from "../../domain/retention/setCustomRetention.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { durationErrors, durationParam } from "../retentionParams.ts";

export const adminConversationsSetCustomRetention = defineMethod({
  name: "admin.conversations.setCustomRetention",
  summary: "Sets how long one channel keeps its messages.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam, duration_days: durationParam },
  result: {},
  errors: {
    ...governChannelErrors,
    channel_type_not_supported:
      "It is a direct message, the conversation of a record, or the general channel of its workspace.",
    ...durationErrors,
    retention_override_not_allowed:
      "A rule of the workspace or the org allows no rules of channels, or several workspaces have the channel.",
  },
  examples: [{ title: "Thirty days", params: { channel_id: "C0123456789", duration_days: 30 } }],
  notes:
    "The rule may be shorter or longer than that of the workspace. A rule that deletes more than before waits until an administrator has confirmed its preview: `admin.retention.preview`, `admin.retention.confirm`. Runs are daily; deleted messages cannot be restored.",
  handler: (ctx, params) => ctx.write(setCustomRetention, { channelId: params.channel_id, days: params.duration_days }),
});
