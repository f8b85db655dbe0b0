import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listDrafts } from "../../domain/drafts/listDrafts.ts";
import { draftSchema, presentDraft } from "../../present/draft.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

export const clientDraftsList = defineMethod({
  name: "client.drafts.list",
  summary: "Lists the caller's drafts, the latest first.",
  http: "GET",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    channel: optional(
      id({ object: "channel", describe: "Only drafts for this conversation.", otherwise: "channel_not_found" }),
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { drafts: Type.Array(draftSchema), response_metadata: pageSchema },
  errors: {
    channel_not_found: "`channel` is unknown or not visible to the caller.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: "A method of this server's own, for clients.",
  examples: [{ title: "All drafts", params: {} }],
  async handler(ctx, { channel: channelId, cursor, limit }) {
    const page = await listDrafts(ctx, { channelId, cursor, limit });
    if (!page.ok) return page;
    return succeed({ drafts: page.rows.map(presentDraft), response_metadata: { next_cursor: page.next } });
  },
});
