import { parseTs } from "@platform/protocol";
import { hasKeyword } from "@platform/protocol/keywords.ts";
import { initialPreferences, knownPreferences } from "@platform/protocol/preferences.ts";
import { saidSubtypes, wantsMessage } from "@platform/protocol/wantsMessage.ts";
import type { Db } from "../../storage/db.ts";
import { selectDnd } from "../../storage/queries/dnd.ts";
import { type OutboxPosition, selectOutboxAfter } from "../../storage/queries/outbox.ts";
import { type PushCandidate, selectPushCandidates } from "../../storage/queries/pushSubscriptions.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { isPaused } from "../dnd/dndStatus.ts";
import { type Named, namedIn } from "../messages/namedIn.ts";

/** A message that a closed browser is to be notified of. */
export interface NewPush {
  readonly subscriptionId: string;
  readonly channelKey: number;
  readonly ts: number;
}

export interface PushPlan {
  readonly pushes: readonly NewPush[];
  readonly position: OutboxPosition;
  readonly passed: number;
  readonly hasMore: boolean;
}

interface Surroundings {
  readonly nowMs: number;
  /** Who is active in a browser, at any server: that browser notifies them itself. */
  readonly present: () => Promise<ReadonlySet<string>>;
}

interface Said {
  readonly user?: string;
  readonly text?: string;
  readonly ts: string;
  readonly thread_ts?: string;
  readonly subtype?: string;
  readonly is_ephemeral?: boolean;
}

const pageSize = 200;

/** What was committed after a position, for everyone who wants to know of it and is not there. Changes nothing. */
export async function planPushes(db: Db, around: Surroundings, after: OutboxPosition): Promise<PushPlan> {
  const rows = await selectOutboxAfter(db, after, pageSize);
  const pushes: NewPush[] = [];
  let present: ReadonlySet<string> | undefined;
  for (const row of rows) {
    const found = await pushesOf(db, row, around.nowMs);
    if (found.length === 0) continue;
    present ??= await around.present();
    for (const { userId, ...push } of found) if (!present.has(userId)) pushes.push(push);
  }
  const last = rows.at(-1);
  return {
    pushes,
    position: last ? { txid: last.txid, id: last.id } : after,
    passed: rows.length,
    hasMore: rows.length === pageSize,
  };
}

type Found = NewPush & { readonly userId: string };

async function pushesOf(db: Db, row: OutboxRow, nowMs: number): Promise<Found[]> {
  const { channel_id: channelId, type, payload } = row;
  if (channelId === null) return [];
  if (type === "dnd_override") return anyway(db, row, channelId);
  if (type !== "message" || row.audience !== "channel") return [];
  const message = JSON.parse(payload) as Said;
  if (!saidSubtypes.has(message.subtype) || message.is_ephemeral === true) return [];
  const ts = parseTs(message.ts) ?? 0;
  const threadTs = message.thread_ts === message.ts ? 0 : (parseTs(message.thread_ts ?? "") ?? 0);
  const candidates = await selectPushCandidates(db, channelId, threadTs, message.user ?? "", row.at_ms);
  if (candidates.length === 0) return [];
  const named = await namedIn({ db }, message.text ?? "");
  const wanting = candidates.filter((one) => isWanted(one, message, { named, isReply: threadTs !== 0 }));
  const dnd = await selectDnd(db, [...new Set(wanting.map((one) => one.user_id))]);
  return wanting
    .filter(({ user_id: userId }) => !isPaused(dnd.get(userId) ?? { tz: "UTC", settings: undefined }, nowMs))
    .map((candidate) => foundFor(candidate, ts));
}

/** The author notifies a person who is not to be disturbed: do not disturb is what this event overrides. */
async function anyway(db: Db, row: OutboxRow, channelId: string): Promise<Found[]> {
  const { ts: text, user } = JSON.parse(row.payload) as { readonly ts: string; readonly user: string };
  const ts = parseTs(text) ?? 0;
  const candidates = await selectPushCandidates(db, channelId, 0, user, row.at_ms);
  return candidates
    .filter((one) => one.user_id === row.user_id && one.notify_level !== "nothing" && one.is_muted === 0)
    .map((candidate) => foundFor(candidate, ts));
}

function foundFor(candidate: PushCandidate, ts: number): Found {
  const { subscription_id: subscriptionId, user_id: userId, channel_key: channelKey } = candidate;
  return { subscriptionId, userId, channelKey, ts };
}

interface About {
  readonly named: Named;
  readonly isReply: boolean;
}

function isWanted(candidate: PushCandidate, { text = "" }: Said, { named, isReply }: About): boolean {
  const { notify, keywords } = { ...initialPreferences, ...knownPreferences(JSON.parse(candidate.chosen ?? "{}")) };
  const { people, members, isForAll } = named;
  return wantsMessage({
    notify,
    channelLevel: candidate.notify_level,
    isMuted: candidate.is_muted === 1,
    isDirect: candidate.kind === "im" || candidate.kind === "mpim",
    isNamed: isForAll || people.has(candidate.user_id) || members.has(candidate.user_id),
    hasKeyword: hasKeyword({ keywords }, text),
    thread: isReply
      ? { level: candidate.thread_level ?? undefined, isFollowed: candidate.is_follower === 1 }
      : undefined,
  });
}
