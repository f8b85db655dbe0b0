import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, selectChannelByKey } from "../../storage/queries/channels.ts";
import {
  insertReactions,
  replaceTombstone,
  selectImportEntry,
  selectKnownMessages,
  updateLastTs,
  updateMembersRead,
  upsertImportEntry,
} from "../../storage/queries/imports.ts";
import { insertMessages } from "../../storage/queries/messages.ts";
import { insertPin, selectPin } from "../../storage/queries/pins.ts";
import { putSearchDocs, waitForSearchIndex } from "../../storage/queries/search.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { docsOf } from "../search/indexMessages.ts";
import { importFiles } from "./importFiles.ts";
import { queueDownloads } from "./queueDownloads.ts";
import type { ImportedMessage } from "./importedMessage.ts";
import { type FreshMessages, summarizeThreads, type Summaries } from "./summarizeThreads.ts";

/** Messages of one entry of an export. */
export interface MessagesPart {
  /** Where the messages come from: `position` objects of the entry were imported before. */
  readonly entry: { readonly path: string; readonly digest: string; readonly position: number };
  /** How far the entry is imported with these. */
  readonly next: number;
  readonly isLast: boolean;
  /** Up to here, an earlier version of the entry was imported: what is missing there was deleted here. */
  readonly settledTs: number;
  /** In the order of time. All accounts that they name exist. */
  readonly messages: readonly ImportedMessage[];
}

export interface MessagesImport {
  readonly teamId: string;
  readonly channelKey: number;
  /** Days are small, and a transaction is not cheap. */
  readonly parts: readonly MessagesPart[];
}

export interface MessagesImported {
  readonly added: number;
  /** Those that the channel had already. */
  readonly known: number;
  /** Those that are missing here because they were deleted. */
  readonly withheld: number;
  /** Timestamps that come twice. */
  readonly repeated: readonly number[];
  /** First messages of threads that the export lacks. */
  readonly placeholders: readonly number[];
}

/** Adds messages to a channel, with all that belongs to them, and notes in the same transaction how far their entries are. */
export const importMessages = defineOperation(
  import.meta,
  async (ctx, input: MessagesImport): Promise<Outcome<MessagesImported, "channel_not_found" | "import_moved_on">> => {
    const { teamId, channelKey, parts } = input;
    // In the order in which retention takes them: otherwise the two could block each other.
    await waitForSearchIndex(ctx.db);
    await lockChannel(ctx.db, channelKey);
    const total = { added: 0, known: 0, withheld: 0, repeated: [] as number[], placeholders: [] as number[] };
    for (const part of parts) {
      const channel = await selectChannelByKey(ctx.db, channelKey);
      if (!channel) return refuse("channel_not_found");
      const written = await importPart(ctx, teamId, channel, part);
      if (!written) return refuse("import_moved_on");
      total.added += written.added;
      total.known += written.known;
      total.withheld += written.withheld;
      total.repeated.push(...written.repeated);
      total.placeholders.push(...written.placeholders);
    }
    return succeed(total);
  },
);

/** Nothing where another import has changed the position of the entry. */
async function importPart(
  ctx: WriteContext,
  teamId: string,
  channel: ChannelRow,
  part: MessagesPart,
): Promise<MessagesImported | undefined> {
  const { entry, messages } = part;
  const progress = await selectImportEntry(ctx.db, teamId, entry.path);
  const isSame = progress?.digest === entry.digest;
  if ((isSame ? progress.position : 0) !== entry.position) return undefined;
  const fresh = await withoutKnown(ctx, channel.key, part);
  const summaries = await summarizeThreads(ctx, channel, fresh);
  await writeMessages(ctx, channel, fresh, summaries);
  await writeAdditions(ctx, channel, fresh.messages);
  // Those of known messages, too: a later export has tokens that are valid for longer.
  await queueDownloads(ctx, teamId, messages);
  const lastTs = messages.reduce((last, { ts }) => Math.max(last, ts), progress?.last_ts ?? 0);
  await moveOn(ctx, channel, lastTs);
  await upsertImportEntry(ctx.db, teamId, entry.path, entry.digest, part.next, part.isLast ? 1 : 0, lastTs);
  return {
    added: fresh.messages.length,
    known: fresh.known,
    withheld: fresh.withheld,
    repeated: fresh.repeated,
    placeholders: summaries.placeholders.map(({ ts }) => ts),
  };
}

interface Sifted extends FreshMessages, Pick<MessagesImported, "known" | "withheld" | "repeated"> {}

async function withoutKnown(
  ctx: WriteContext,
  channelKey: number,
  { messages, settledTs }: MessagesPart,
): Promise<Sifted> {
  const stored = await selectKnownMessages(
    ctx.db,
    channelKey,
    messages.map(({ ts }) => ts),
  );
  const seen = new Set<number>();
  const replacing = new Set<number>();
  const repeated: number[] = [];
  let [known, withheld] = [0, 0];
  const fresh = messages.filter(({ ts, subtype, threadTs }) => {
    if (seen.has(ts)) return void repeated.push(ts);
    seen.add(ts);
    const isThere = stored.has(ts);
    // A placeholder becomes the message, but what was deleted here stays so.
    const isReplacing = stored.get(ts) === "tombstone" && subtype !== "tombstone" && threadTs === 0 && ts > settledTs;
    if (isReplacing) replacing.add(ts);
    else if (isThere) known++;
    else if (ts <= settledTs) withheld++;
    return isReplacing || (!isThere && ts > settledTs);
  });
  return { messages: fresh, replacing, known, withheld, repeated };
}

async function writeMessages(
  ctx: WriteContext,
  channel: ChannelRow,
  { messages, replacing }: FreshMessages,
  { bodies, replyCounts, placeholders }: Summaries,
): Promise<void> {
  const rows = messages.map((message) => ({
    channel_key: channel.key,
    thread_ts: message.threadTs,
    ts: message.ts,
    user_id: message.userId,
    subtype: message.subtype,
    is_broadcast: message.isBroadcast ? 1 : 0,
    metadata: message.metadata,
    body: bodies.get(message.ts) ?? message.body,
    reply_count: replyCounts.get(message.ts) ?? 0,
  }));
  await insertMessages(ctx.db, [...rows.filter(({ ts }) => !replacing.has(ts)), ...placeholders]);
  for (const { ts, user_id, subtype, metadata, body } of rows.filter((row) => replacing.has(row.ts)))
    await replaceTombstone(ctx.db, channel.key, ts, user_id, subtype, metadata, body);
  await putSearchDocs(ctx.db, docsOf(rows.map((row) => ({ ...row, team_id: channel.team_id }))));
}

/** Reactions, pins and files. */
async function writeAdditions(
  ctx: WriteContext,
  channel: ChannelRow,
  messages: readonly ImportedMessage[],
): Promise<void> {
  const reactions = messages.flatMap(({ ts, reactions: given }) =>
    given.flatMap(({ name, userIds }) =>
      userIds.map((user_id) => ({ channel_key: channel.key, ts, name, user_id, at_ms: Math.floor(ts / 1000) })),
    ),
  );
  await insertReactions(ctx.db, reactions);
  await importFiles(ctx, channel, messages);
  for (const { ts, pin } of messages) {
    if (!pin || (await selectPin(ctx.db, channel.key, ts))) continue;
    await insertPin(ctx.db, { channel_key: channel.key, ts, user_id: pin.userId, at_ms: pin.atMs });
  }
}

async function moveOn(ctx: WriteContext, channel: ChannelRow, lastTs: number): Promise<void> {
  if (lastTs <= channel.last_ts) return;
  await updateMembersRead(ctx.db, channel.key, channel.last_ts, lastTs);
  await updateLastTs(ctx.db, channel.key, lastTs);
}
