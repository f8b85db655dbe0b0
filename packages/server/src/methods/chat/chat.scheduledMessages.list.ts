import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listScheduled } from "../../domain/scheduled/listScheduled.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text, timestamp } from "../params.ts";

export const chatScheduledMessagesList = defineMethod({
  name: "chat.scheduledMessages.list",
  summary: "Lists the messages that the caller has scheduled.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 3,
  params: {
    channel: optional(
      id({ object: "channel", describe: "Only those for this conversation.", otherwise: "invalid_channel" }),
    ),
    oldest: optional(timestamp({ describe: "Only those from this time on." })),
    latest: optional(timestamp({ describe: "Only those until this time." })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    scheduled_messages: Type.Array(
      Type.Object({
        id: Type.String(),
        channel_id: Type.String(),
        post_at: Type.Integer(),
        date_created: Type.Integer(),
        text: Type.String(),
      }),
    ),
    response_metadata: pageSchema,
  },
  errors: {
    invalid_channel: "`channel` is unknown or not visible to the caller.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes:
    "An app sees what it scheduled itself with this token's bot or person; a person in the client sees what was scheduled there. What other apps scheduled for the same person is not listed.",
  examples: [{ title: "All of them", params: {} }],
  async handler(ctx, params) {
    const page = await listScheduled(ctx, { ...params, channelId: params.channel });
    if (!page.ok) return page;
    return succeed({
      scheduled_messages: page.rows.map((row) => ({
        id: row.id,
        channel_id: row.channel_id,
        post_at: row.post_at_s,
        date_created: Math.floor(row.created_ms / 1000),
        text: row.text,
      })),
      response_metadata: { next_cursor: page.next },
    });
  },
});
