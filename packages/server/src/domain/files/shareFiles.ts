import { cutCharacters, limits, type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { accessChannelToPost, findReadableChannel, type JoinedAccessCode } from "../access/accessChannel.ts";
import type { FileRow, SeenShare } from "../access/accessFile.ts";
import { recordShares } from "../analytics/recordShares.ts";
import type { WriteContext } from "../context.ts";
import { authorOf } from "../messages/author.ts";
import { personBlocks } from "../messages/personBlocks.ts";
import { writeMessage } from "../messages/writeMessage.ts";
import { checkSharedLinks } from "../policies/checkSharedLinks.ts";
import { fileBody } from "./fileBody.ts";
import { recordFileShare } from "./recordFileShare.ts";

export interface Sharing {
  readonly channelIds: readonly string[];
  readonly comment: string;
  /** Blocks of the message, checked already. */
  readonly blocks?: readonly object[] | undefined;
  readonly threadTs: string | undefined;
  /** Where the files are reached; messages hold whole addresses. */
  readonly baseUrl: string;
}

export type ShareCode =
  | JoinedAccessCode
  | "posting_to_channel_denied"
  | "invalid_thread_ts"
  | "channels_limit_exceeded";

/** Shares files in conversations: one message with all of them in each. Everyone who can read there can read them from now on. */
export async function shareFiles(
  ctx: WriteContext,
  files: readonly FileRow[],
  { channelIds, comment, blocks, threadTs, baseUrl }: Sharing,
): Promise<Outcome<{ shares: SeenShare[] }, ShareCode>> {
  const shares: SeenShare[] = [];
  const wanted = new Set(channelIds);
  if (wanted.size > limits.share_channels_max) return refuse("channels_limit_exceeded");
  for (const channelId of wanted) {
    const seen = await accessChannelToPost(ctx, channelId, { threadTs });
    if (!seen.ok) return isJoinedRefusal(seen) ? seen : refuse("posting_to_channel_denied", seen.error);
    const { channel } = seen;
    const isPublic = channel.kind === "public";
    const text = cutCharacters(comment, limits.message_text_chars_max);
    const given = blocks ? { blocks } : personBlocks(ctx, { text });
    const shown = { ...given, files: files.map((file) => fileBody(file, { baseUrl, isPublic })) };
    const linked = await checkSharedLinks(ctx, channel, { text, fields: shown });
    if (!linked.ok) return refuse("posting_to_channel_denied", linked.error);
    const fields = {
      ...authorOf(ctx),
      subtype: "file_share",
      text,
      ...shown,
      upload: true,
      display_as_bot: false,
    };
    const written = await writeMessage(ctx, channel, fields, { threadTs });
    if (!written.ok) return refuse("invalid_thread_ts");
    await recordShares(ctx, written.json);
    const share = { channel, ts: written.ts, threadTs: written.threadTs, userId: ctx.caller.userId };
    for (const file of files) await recordFileShare(ctx, file, share, written.tsText);
    shares.push(share);
  }
  return succeed({ shares });
}

/**
 * Holds the conversations before anything is written, always in the same order: two who share into the same two would
 * otherwise wait for each other, and an event could come before one that was written earlier.
 */
export async function lockChannels(ctx: WriteContext, channelIds: readonly string[]): Promise<void> {
  const channels = await Promise.all([...new Set(channelIds)].map((id) => findReadableChannel(ctx, id)));
  const keys = channels.flatMap((channel) => (channel ? [channel.key] : []));
  for (const key of keys.toSorted((a, b) => a - b)) await lockChannel(ctx.db, key);
}

/** What administrators decided about posting has many names; here one is enough, and the message tells which. */
export function isJoinedRefusal(refusal: Refusal<string>): refusal is Refusal<JoinedAccessCode> {
  return joinedCodes.has(refusal.error);
}

const joinedCodes: ReadonlySet<string> = new Set<JoinedAccessCode>([
  "channel_not_found",
  "not_in_channel",
  "no_permission",
  "is_archived",
  "access_denied",
  "ekm_access_denied",
]);
