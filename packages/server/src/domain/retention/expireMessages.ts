import { limits, printTs } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { type RetainedChannel, selectNextRetained } from "../../storage/queries/retentionRules.ts";
import {
  addToReport,
  deleteStarsOn,
  selectHasActiveHold,
  selectOldMessages,
} from "../../storage/queries/retentionRuns.ts";
import { removeSearchDocs, waitForSearchIndex } from "../../storage/queries/search.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { RetentionRunRow } from "../../storage/tables/retentionRuns.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { isHeld } from "../holds/isHeld.ts";
import { eraseMessage } from "../messages/deleteMessage.ts";
import type { StageBite } from "./enforceRetention.ts";
import { expireFilesOf } from "./expireFilesOf.ts";
import { findParties, type Party } from "./findParties.ts";
import type { RunPosition } from "./runPosition.ts";

/** Conversations that one bite looks at, when it finds nothing old in them. */
const channelsPerBite = 20;

/** Deletes a bite of the messages that are older than the rule of their conversation, oldest first. */
export async function expireMessages(ctx: WriteContext, run: RetentionRunRow, from: RunPosition): Promise<StageBite> {
  await waitForSearchIndex(ctx.db);
  const hasHolds = await selectHasActiveHold(ctx.db);
  const blobKeys: string[] = [];
  // The channel of the position is continued: its key is found again.
  let at: RunPosition = from;
  for (let looked = 0; looked < channelsPerBite; looked++) {
    const afterKey = at.ts === undefined ? (at.key ?? 0) : (at.key ?? 0) - 1;
    const [channel] = await selectNextRetained(ctx.db, afterKey, run.scope_id ?? "");
    if (!channel) return { next: undefined, blobKeys };
    const afterTs = channel.key === at.key ? (at.ts ?? 0) : 0;
    const bite = await expireIn(ctx, run, { channel, afterTs, hasHolds });
    blobKeys.push(...bite.blobKeys);
    if (bite.lastTs !== undefined) return { next: { key: channel.key, ts: bite.lastTs }, blobKeys };
    at = { key: channel.key };
    if (bite.isUsed) break;
  }
  return { next: at, blobKeys };
}

interface Place {
  readonly channel: RetainedChannel;
  readonly afterTs: number;
  readonly hasHolds: boolean;
}

/** A bite of one conversation. `lastTs` is the last message it looked at, unless the conversation is done. */
async function expireIn(
  ctx: WriteContext,
  run: RetentionRunRow,
  { channel, afterTs, hasHolds }: Place,
): Promise<{ lastTs: number | undefined; isUsed: boolean; blobKeys: string[] }> {
  const parties = await findParties(ctx, channel, run.started_ms);
  const newest = parties.newestCutoffTs;
  if (newest === undefined) return { lastTs: undefined, isUsed: false, blobKeys: [] };
  await lockChannel(ctx.db, channel.key);
  const rows = await selectOldMessages(ctx.db, channel.key, afterTs, newest, limits.retention_bite);
  const gone: number[] = [];
  const blobKeys: string[] = [];
  for (const message of rows) {
    const party = await parties.of(message.user_id);
    // A tombstone goes with its last reply.
    if (!party || message.ts >= party.cutoffTs || message.subtype === "tombstone") continue;
    if (hasHolds && (await isHeld(ctx, { message, kind: channel.kind }))) {
      party.held++;
      continue;
    }
    blobKeys.push(...(await expireMessage(ctx, channel, message)));
    gone.push(message.ts);
    party.deleted.push(message.ts);
  }
  await removeSearchDocs(
    ctx.db,
    gone.map((ts) => ({ channelKey: channel.key, ts })),
  );
  for (const party of parties.all) await report(ctx, run, channel, party);
  const latest = gone.at(-1);
  if (latest !== undefined) await emitHistoryChanged(ctx, channel, latest);
  const lastTs = rows.length === limits.retention_bite ? rows.at(-1)?.ts : undefined;
  return { lastTs, isUsed: rows.length > 0, blobKeys };
}

async function expireMessage(ctx: WriteContext, channel: RetainedChannel, message: MessageRow): Promise<string[]> {
  const blobKeys = await expireFilesOf(ctx, channel, message.ts);
  await deleteStarsOn(ctx.db, channel.id, message.ts);
  await eraseMessage(ctx, channel, message, true);
  return blobKeys;
}

async function report(ctx: WriteContext, run: RetentionRunRow, channel: RetainedChannel, party: Party): Promise<void> {
  const { rule, cutoffTs, deleted, held } = party;
  const [minTs = null, maxTs = null] = [deleted.at(0), deleted.at(-1)];
  const { scope_id, kind, duration_days } = rule;
  const about = [run.id, party.teamId, channel.id, scope_id, kind, duration_days, cutoffTs] as const;
  await addToReport(ctx.db, ...about, deleted.length, held, minTs, maxTs, run.started_ms, ctx.nowMs);
}

const historyEvents = {
  public: "channel_history_changed",
  private: "group_history_changed",
  mpim: "group_history_changed",
  im: "im_history_changed",
} as const;

async function emitHistoryChanged(ctx: WriteContext, channel: RetainedChannel, latest: number): Promise<void> {
  if (channel.kind === "record") return;
  const now = printTs(ctx.nowMs * 1000);
  await emit(ctx, {
    type: historyEvents[channel.kind],
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: { channel: channel.id, latest: printTs(latest), ts: now, event_ts: now },
  });
}
