import { markThread } from "../../domain/messages/markThread.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { timestamp } from "../params.ts";

export const clientThreadsMark = defineMethod({
  name: "client.threads.mark",
  summary: "Moves the caller's read position in a thread.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    thread_ts: timestamp({
      object: "message",
      describe: "Any message of the thread.",
      otherwise: "thread_not_found",
    }),
    ts: timestamp({ object: "message", describe: "The last reply that was read.", otherwise: "invalid_timestamp" }),
  },
  result: {},
  errors: {
    ...channelErrors,
    invalid_timestamp: "`ts` is missing or no timestamp.",
    not_in_channel: "The caller is not in the channel.",
    thread_not_found: "There is no such thread in the channel.",
  },
  examples: [
    {
      title: "Up to a reply",
      params: { channel: "C0123456789", thread_ts: "1700000000.000100", ts: "1700000060.000200" },
    },
  ],
  notes:
    "A method of this server's own, for clients. The caller's sockets get `thread_marked` with `last_read` and the `unread_count` that is left. `thread_unread` comes with the first reply after the thread was read, before the reply itself; later replies come without it until the thread is read again.",
  async handler(ctx, { channel: channelId, thread_ts: threadTs, ts }) {
    return ctx.write(markThread, { channelId, threadTs, ts });
  },
});
