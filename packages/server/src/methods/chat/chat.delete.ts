import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { deleteMessage } from "../../domain/messages/deleteMessage.ts";
import { amendErrors } from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { id, timestamp } from "../params.ts";

export const chatDelete = defineMethod({
  name: "chat.delete",
  summary: "Deletes a message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 3,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The message.", otherwise: "message_not_found" }),
  },
  result: { channel: Type.String(), ts: Type.String() },
  errors: {
    ...amendErrors,
    cant_delete_message:
      "The message is not the caller's, who does not run the workspace; or it is still being streamed.",
  },
  notes:
    "People who run the workspace may delete anybody's message with a token of their own. A message that has replies " +
    "is emptied instead, with the subtype `tombstone`, and goes when the last reply does.",
  examples: [{ title: "Delete a message", params: { channel: "C0123456789", ts: "1700000000.000100" } }],
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteMessage, { channelId: params.channel, ts: params.ts });
    if (!deleted.ok) return deleted;
    return succeed({ channel: deleted.channelId, ts: deleted.ts });
  },
});
