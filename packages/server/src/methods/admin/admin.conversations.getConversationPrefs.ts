import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readPostingPolicy } from "../../domain/policies/readPostingPolicy.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { postersSchema, presentPosters } from "../../present/posters.ts";

const enabledSchema = Type.Object({ enabled: Type.Boolean() });

export const adminConversationsGetConversationPrefs = defineMethod({
  name: "admin.conversations.getConversationPrefs",
  summary: "Returns who may post and reply in a channel.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {
    prefs: Type.Object({
      who_can_post: postersSchema,
      can_thread: postersSchema,
      can_huddle: enabledSchema,
      enable_at_channel: enabledSchema,
      enable_at_here: enabledSchema,
      channel_mode: Type.String({ description: "`open`, or the mode set by `setConversationPrefs`." }),
    }),
  },
  errors: governChannelErrors,
  examples: [{ title: "What is set", params: { channel_id: "C0123456789" } }],
  async handler(ctx, params) {
    const found = await readPostingPolicy(ctx, params.channel_id);
    if (!found.ok) return found;
    const { whoCanPost, canThread, mode = "open" } = found.policy;
    return succeed({
      prefs: {
        who_can_post: presentPosters(whoCanPost),
        can_thread: presentPosters(canThread),
        // There are no huddles, and everyone who may post may mention everyone.
        can_huddle: { enabled: false },
        enable_at_channel: { enabled: true },
        enable_at_here: { enabled: true },
        channel_mode: mode,
      },
    });
  },
});
