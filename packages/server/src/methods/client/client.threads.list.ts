import { limits, printTs, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { listThreads } from "../../domain/threads/listThreads.ts";
import { messageSchema } from "../../present/message.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";
import { rawJsonPage } from "../rawJson.ts";

export const clientThreadsList = defineMethod({
  name: "client.threads.list",
  summary: "Lists the threads that the caller follows, those with unread replies first.",
  http: "GET",
  tokens: ["user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 3,
  forPeople: true,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many threads at most on this page.", min: 1, max: limits.thread_page_max }),
      limits.thread_page_default,
    ),
  },
  result: {
    threads: Type.Array(
      Type.Object({
        channel: Type.String(),
        thread_ts: Type.String(),
        messages: Type.Array(messageSchema, {
          description:
            "The first message, with `subscribed`, `last_read` and `unread_count`, and the latest replies, oldest first. `reply_count` of the first message says how many replies there are.",
        }),
      }),
    ),
    response_metadata: pageSchema,
  },
  errors: { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  examples: [{ title: "The first ones", params: { limit: 10 } }],
  notes:
    "A method of this server's own, for clients. Threads of archived channels and of channels that the caller left are omitted. A page may be shorter than `limit`, or empty, while `next_cursor` is set.",
  async handler(ctx, { cursor, limit }) {
    const page = await listThreads(ctx, { cursor, limit });
    if (!page.ok) return page;
    return succeed({
      threads: page.threads.map(({ channelId, threadTs, bodies }) => ({
        channel: channelId,
        thread_ts: printTs(threadTs),
        messages: rawJsonPage<Static<typeof messageSchema>>(bodies),
      })),
      response_metadata: { next_cursor: page.next },
    });
  },
});
