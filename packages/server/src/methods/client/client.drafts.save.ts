import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { saveDraft } from "../../domain/drafts/saveDraft.ts";
import { draftSchema, presentDraft } from "../../present/draft.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, jsonArray, optional, timestamp } from "../params.ts";

export const clientDraftsSave = defineMethod({
  name: "client.drafts.save",
  summary: "Stores the caller's draft for a conversation or a thread.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 4,
  forPeople: true,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    thread_ts: optional(
      timestamp({ object: "message", describe: "A message of the thread.", otherwise: "thread_not_found" }),
    ),
    blocks: jsonArray({ describe: "The draft as rich text blocks." }),
    version: defaulted(
      count({
        describe: "The version that the text continues; 0 for a new draft.",
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      }),
      0,
    ),
    edited_ms: defaulted(
      count({
        describe: "When the caller wrote it, in milliseconds since 1970. Without it: now.",
        min: 0,
        max: limits.unix_seconds_max * 1000,
      }),
      limits.unix_seconds_max * 1000,
    ),
  },
  result: { draft: draftSchema, is_copy: Type.Boolean() },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller.",
    thread_not_found: "There is no such thread in the channel.",
    draft_too_long: "The blocks have more than 256 KiB as JSON.",
    too_many_drafts: "The caller has 500 drafts in this workspace.",
  },
  notes:
    "A method of this server's own, for clients. When the stored draft has another version, the later text becomes the draft of the place and the other one a copy, which only `client.drafts.list` shows. The answer holds the draft of the place, and `is_copy` says whether the text that was sent is a copy. The caller's sockets get `draft_changed`.",
  examples: [
    {
      title: "A new draft",
      params: {
        channel: "C0123456789",
        blocks: [
          {
            type: "rich_text",
            elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Good morning" }] }],
          },
        ],
      },
    },
  ],
  async handler(ctx, { channel: channelId, thread_ts: threadTs, edited_ms: editedMs, ...rest }) {
    const saved = await ctx.write(saveDraft, { channelId, threadTs, editedMs, ...rest });
    return saved.ok ? succeed({ draft: presentDraft(saved.draft), is_copy: saved.isCopy }) : saved;
  },
});
