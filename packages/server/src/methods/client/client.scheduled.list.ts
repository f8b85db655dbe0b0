import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { showHeldFiles } from "../../domain/scheduled/heldFiles.ts";
import { listScheduled } from "../../domain/scheduled/listScheduled.ts";
import { pageSchema } from "../../present/page.ts";
import { presentScheduled, scheduledSchema } from "../../present/scheduled.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

export const clientScheduledList = defineMethod({
  name: "client.scheduled.list",
  summary: "Lists the messages that the caller has scheduled in the client, with their blocks, threads and files.",
  http: "GET",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    channel: optional(
      id({ object: "channel", describe: "Only messages for this conversation.", otherwise: "invalid_channel" }),
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { scheduled_messages: Type.Array(scheduledSchema), response_metadata: pageSchema },
  errors: {
    invalid_channel: "`channel` is unknown or not visible to the caller.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: "A method of this server's own, for clients. `chat.scheduledMessages.list` has the text alone.",
  examples: [{ title: "All of them", params: {} }],
  async handler(ctx, { channel: channelId, cursor, limit }) {
    const page = await listScheduled(ctx, { channelId, cursor, limit });
    if (!page.ok) return page;
    const files = await showHeldFiles(ctx, page.rows, ctx.baseUrl);
    return succeed({
      scheduled_messages: page.rows.map((row) => presentScheduled(row, files.get(row.id))),
      response_metadata: { next_cursor: page.next },
    });
  },
});
