import { succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readLinkedMessage } from "../../domain/linkPreviews/readLinkedMessage.ts";
import { messageSchema } from "../../present/message.ts";
import { channelErrors, channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { timestamp } from "../params.ts";
import { rawJson } from "../rawJson.ts";

export const clientMessagesLinked = defineMethod({
  name: "client.messages.linked",
  summary: "Reads a message that another message links to.",
  http: "GET",
  tokens: ["user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 4,
  forPeople: true,
  params: {
    channel: channelParam,
    ts: timestamp({ object: "message", describe: "The linked message.", otherwise: "message_not_found" }),
  },
  result: {
    message: messageSchema,
    channel: Type.Object({
      id: Type.String(),
      name: Type.Optional(Type.String({ description: "Absent for direct messages." })),
      is_private: Type.Boolean(),
    }),
  },
  errors: {
    ...channelErrors,
    message_not_found: "There is no such message, or it was deleted.",
  },
  examples: [{ title: "Behind a permalink", params: { channel: "C0123456789", ts: "1700000000.000100" } }],
  notes:
    "A method of this server's own, for clients. The attachment of a message link (`is_msg_unfurl`) names `channel_id` and `ts` and contains nothing of the message, because its readers may not all have access to it.",
  async handler(ctx, { channel: channelId, ts }) {
    const read = await readLinkedMessage(ctx, { channelId, ts });
    if (!read.ok) return read;
    const { id, name, kind } = read.channel;
    const isDirect = kind === "im" || kind === "mpim";
    return succeed({
      message: rawJson<Static<typeof messageSchema>>(read.json),
      channel: { id, ...(!isDirect && { name: name ?? "" }), is_private: kind !== "public" },
    });
  },
});
