import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type CodeChannelCode, lockCodeChannel, type SeenCodeChannel } from "../access/accessCodeChannel.ts";
import { accessMessage } from "../access/accessMessage.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { channelRoot } from "../agents/sessionRoot.ts";
import { archive } from "../channels/changeArchived.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { parseBody } from "../messages/message.ts";
import { post } from "../messages/postMessage.ts";

export type ArchiveCodeChannelCode = CodeChannelCode | "message_not_found" | "origin_not_found";

interface Archiving {
  readonly channelId: string;
  /** A message of the channel that is posted as a reply to the message that the channel came from. */
  readonly summaryTs: string | undefined;
}

/** Ends a session: its summary goes back to where it was asked for, and the channel is archived. */
export const archiveCodeChannel = defineOperation(
  import.meta,
  async (ctx, { channelId, summaryTs }: Archiving): Promise<Outcome<object, ArchiveCodeChannelCode>> => {
    const seen = await lockCodeChannel(ctx, channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (summaryTs !== undefined) {
      const shared = await shareSummary(ctx, seen, summaryTs);
      if (!shared.ok) return shared;
    }
    await applyStatus(ctx, { channel, root: channelRoot(channel) }, { status: "closed" });
    // A person may have archived it after it was read.
    const archived = await archive(ctx, channel);
    return archived.ok ? archived : refuse("is_archived");
  },
);

/** A copy and not a link: the people of the origin may not be in the channel. */
async function shareSummary(
  ctx: WriteContext,
  { channel, code }: SeenCodeChannel,
  ts: string,
): Promise<Outcome<object, "message_not_found" | "origin_not_found">> {
  const found = await accessMessage(ctx, { channelId: channel.id, ts });
  if (!found.ok || found.message.subtype === "tombstone") return refuse("message_not_found");
  const { origin_channel_id: originId, origin_ts: threadTs } = code;
  if (originId === null || threadTs === null) return refuse("origin_not_found", "the channel was created without one");
  const { text, blocks, attachments } = parseBody(found.message.body);
  const fields = { ...(blocks !== undefined && { blocks }), ...(attachments !== undefined && { attachments }) };
  const content = { text, fields, metadata: undefined };
  const posted = await post(ctx, { channel: originId, content, threadTs });
  return posted.ok ? succeed({}) : refuse("origin_not_found", posted.error);
}
