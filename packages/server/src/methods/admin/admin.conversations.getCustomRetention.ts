import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { findCustomRetention } from "../../domain/retention/customRetention.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsGetCustomRetention = defineMethod({
  name: "admin.conversations.getCustomRetention",
  summary: "Returns how long one channel keeps its messages, if it has a rule of its own.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {
    is_policy_enabled: Type.Boolean({ description: "Whether the channel has a rule of its own." }),
    duration_days: Type.Integer({ description: "0 without a rule of its own." }),
  },
  errors: governChannelErrors,
  examples: [{ title: "The rule of a channel", params: { channel_id: "C0123456789" } }],
  async handler(ctx, params) {
    const found = await findCustomRetention(ctx, params.channel_id);
    if (!found.ok) return found;
    const { rule } = found;
    return succeed({ is_policy_enabled: rule !== undefined, duration_days: rule?.duration_days ?? 0 });
  },
});
