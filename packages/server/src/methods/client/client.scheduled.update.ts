import { limits, succeed } from "@platform/protocol";
import { readContent } from "../../domain/messages/content.ts";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { changeScheduled } from "../../domain/scheduled/changeScheduled.ts";
import { showHeldFiles } from "../../domain/scheduled/heldFiles.ts";
import { presentScheduled, scheduledSchema } from "../../present/scheduled.ts";
import { contentErrors, contentParams } from "../contentParams.ts";
import { codesOfOtherParts } from "../clientParams.ts";
import { defineMethod } from "../define.ts";
import { count, id, optional } from "../params.ts";

export const clientScheduledUpdate = defineMethod({
  name: "client.scheduled.update",
  summary: "Changes the text or the time of a scheduled message.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    scheduled_message_id: id({
      object: "scheduled_message",
      describe: "What `chat.scheduleMessage` answered.",
      otherwise: "invalid_scheduled_message_id",
    }),
    post_at: optional(
      count({
        describe: "When, in seconds since 1970; at most 120 days ahead. A time that has passed posts it at once.",
        min: 0,
        max: limits.unix_seconds_max,
      }),
    ),
    text: contentParams.text,
    blocks: contentParams.blocks,
  },
  result: { scheduled_message: scheduledSchema },
  errors: {
    invalid_scheduled_message_id: "The caller has scheduled nothing with this id in the client.",
    time_too_far: "`post_at` is more than 120 days ahead.",
    restricted_too_many: "30 messages already wait for the same five minutes in this channel.",
    no_text: contentErrors.no_text,
    invalid_blocks_format: contentErrors.invalid_blocks_format,
    invalid_blocks: contentErrors.invalid_blocks,
    msg_blocks_too_long: contentErrors.msg_blocks_too_long,
  },
  notes:
    "A method of this server's own, for clients. A message that cannot be posted when its time comes becomes a draft.",
  examples: [{ title: "Send now", params: { scheduled_message_id: "Q0123456789", post_at: 0 } }],
  async handler(ctx, { scheduled_message_id: scheduledId, post_at: postAtS, text, blocks }) {
    const isRewritten = text !== undefined || blocks !== undefined;
    const read = isRewritten ? await readContent(ctx, { text, blocks }) : undefined;
    if (read && !read.ok) return withoutCodes(read, ...codesOfOtherParts);
    const changed = await ctx.write(changeScheduled, { id: scheduledId, postAtS, content: read?.content });
    if (!changed.ok) return changed;
    const files = await showHeldFiles(ctx, [changed.row], ctx.baseUrl);
    return succeed({ scheduled_message: presentScheduled(changed.row, files.get(changed.row.id)) });
  },
});
