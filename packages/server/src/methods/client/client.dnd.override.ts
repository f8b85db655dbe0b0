import { overrideDnd } from "../../domain/dnd/overrideDnd.ts";
import { channelErrors, channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { timestamp } from "../params.ts";

export const clientDndOverride = defineMethod({
  name: "client.dnd.override",
  summary: "Notifies the people of a direct conversation of a message in spite of do not disturb.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    ts: timestamp({ object: "message", describe: "A message of the caller.", otherwise: "message_not_found" }),
  },
  result: {},
  errors: {
    ...channelErrors,
    message_not_found: "The conversation has no message with this timestamp.",
    not_direct: "`channel` is no direct conversation.",
    not_author: "The message is of someone else.",
    not_in_dnd: "Nobody else in the conversation has paused notifications.",
    already_notified: "The caller has done so within a day.",
  },
  notes:
    "A method of this server's own, for clients. The receivers' sockets get `dnd_override`. A person can do so once a day for each receiver.",
  examples: [{ title: "It is urgent", params: { channel: "D0123456789", ts: "1700000000.000100" } }],
  handler: (ctx, { channel: channelId, ts }) => ctx.write(overrideDnd, { channelId, ts }),
});
