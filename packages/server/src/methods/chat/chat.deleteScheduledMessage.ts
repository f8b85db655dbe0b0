import { succeed } from "@platform/protocol";
import { cancelScheduled } from "../../domain/scheduled/cancelScheduled.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const chatDeleteScheduledMessage = defineMethod({
  name: "chat.deleteScheduledMessage",
  summary: "Deletes a scheduled message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 3,
  needs: ["files"],
  params: {
    channel: id({ object: "channel", describe: "The conversation that it is for.", otherwise: "channel_not_found" }),
    scheduled_message_id: id({
      object: "scheduled_message",
      describe: "What `chat.scheduleMessage` answered.",
      otherwise: "invalid_scheduled_message_id",
    }),
  },
  result: {},
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    invalid_scheduled_message_id:
      "The caller has scheduled nothing with this id for this conversation. What another app scheduled for the same person is not the caller's.",
  },
  examples: [{ title: "On second thought", params: { channel: "C0123456789", scheduled_message_id: "Q0123456789" } }],
  async handler(ctx, params) {
    const gone = await ctx.write(cancelScheduled, { channelId: params.channel, id: params.scheduled_message_id });
    if (!gone.ok) return gone;
    for (const blobKey of gone.blobKeys) await ctx.files.discard(ctx.db, blobKey);
    return succeed({});
  },
});
