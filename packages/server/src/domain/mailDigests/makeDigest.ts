import { limits, type Outcome, succeed } from "@platform/protocol";
import { initialPreferences, knownPreferences, type PreferenceValues } from "@platform/protocol/preferences.ts";
import { selectDnd } from "../../storage/queries/dnd.ts";
import { claimDigest, selectMissed, updateDigest } from "../../storage/queries/mailDigests.ts";
import { selectPreferences } from "../../storage/queries/preferences.ts";
import { selectSessions } from "../../storage/queries/sessions.ts";
import { isPaused } from "../dnd/dndStatus.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { mailPerson } from "../mail/mailPerson.ts";
import { findMissed } from "./findMissed.ts";

export { selectDueDigests } from "../../storage/queries/mailDigests.ts";

const intervals: Readonly<Record<Exclude<PreferenceValues["mail_digest"], "off">, number>> = {
  quarter_hourly: limits.mail_digest_quarter_s * 1000,
  hourly: limits.mail_digest_hour_s * 1000,
  daily: limits.mail_digest_day_s * 1000,
};

/**
 * Looks at what a person missed, and queues one mail about it once the earliest of it has waited for as long as they chose. The
 * position moves on in the same transaction, so that no message is in two digests, whatever the number of servers.
 */
export const makeDigest = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, isConnected }: { readonly userId: string; readonly isConnected: boolean },
  ): Promise<Outcome<{ didWork: boolean }, never>> => {
    const laterMs = ctx.nowMs + intervals.quarter_hourly;
    const row = await claimDigest(ctx.db, userId, { nowMs: ctx.nowMs, laterMs });
    if (!row) return succeed({ didWork: false });
    const stored = await selectPreferences(ctx.db, userId);
    const chosen = { ...initialPreferences, ...knownPreferences(JSON.parse(stored?.chosen ?? "{}")) }.mail_digest;
    if (chosen === "off") {
      await updateDigest(ctx.db, userId, { due_ms: null });
      return succeed({ didWork: false });
    }
    const intervalMs = intervals[chosen];
    const nextMs = ctx.nowMs + intervalMs;
    if (row.covered_ts === 0) {
      await updateDigest(ctx.db, userId, { due_ms: nextMs, covered_ts: ctx.nowMs * 1000 });
      return succeed({ didWork: false });
    }
    // A person who is here, or not to be disturbed, is looked at again after a while.
    if (isConnected || (await wasHere(ctx, userId)) || (await isQuiet(ctx, userId))) return succeed({ didWork: false });
    const candidates = await selectMissed(ctx.db, userId, row.covered_ts, limits.mail_digest_messages_max);
    const missed = await findMissed(ctx.db, { userId, nowMs: ctx.nowMs }, candidates);
    const coveredTs = candidates.at(-1)?.ts ?? row.covered_ts;
    const [first] = missed;
    if (!first) {
      // Messages that the person wants no notice of would otherwise keep later ones out of the bite for ever.
      const isBehind = candidates.length === limits.mail_digest_messages_max;
      await updateDigest(ctx.db, userId, { due_ms: isBehind ? laterMs : nextMs, covered_ts: coveredTs });
      return succeed({ didWork: false });
    }
    const readyMs = Math.ceil(Math.max(first.message.ts / 1000, row.sent_ms) + intervalMs);
    if (readyMs > ctx.nowMs) {
      await updateDigest(ctx.db, userId, { due_ms: readyMs });
      return succeed({ didWork: false });
    }
    const messages = missed.map(({ message }) => [message.channel_key, message.ts] as const);
    await mailPerson(ctx, { kind: "digest", userId, content: () => ({ messages }) });
    await updateDigest(ctx.db, userId, { due_ms: nextMs, covered_ts: coveredTs, sent_ms: ctx.nowMs });
    return succeed({ didWork: true });
  },
);

/** Whether a browser of the person asked for anything lately, although it has no socket now. */
async function wasHere(ctx: WriteContext, userId: string): Promise<boolean> {
  const [latest] = await selectSessions(ctx.db, userId);
  return latest !== undefined && latest.last_seen_ms > ctx.nowMs - limits.mail_digest_away_s * 1000;
}

async function isQuiet(ctx: WriteContext, userId: string): Promise<boolean> {
  const dnd = await selectDnd(ctx.db, [userId]);
  return isPaused(dnd.get(userId) ?? { tz: "UTC", settings: undefined }, ctx.nowMs);
}
