import { hasKeyword } from "@platform/protocol/keywords.ts";
import { initialPreferences, knownPreferences } from "@platform/protocol/preferences.ts";
import { saidSubtypes, wantsMessage } from "@platform/protocol/wantsMessage.ts";
import type { Db, Tx } from "../../storage/db.ts";
import {
  type DigestPlace,
  type MissedRow,
  selectDigestPlace,
  selectDigestThread,
} from "../../storage/queries/mailDigests.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { namedIn } from "../messages/namedIn.ts";

export interface Missed {
  readonly place: DigestPlace;
  readonly message: MessageRow;
}

interface Reader {
  readonly userId: string;
  readonly nowMs: number;
  /** Whether what was read counts: it does not in a mail that dev mode shows later. */
  readonly withRead?: boolean;
}

/**
 * Those of these messages that the person is to know of, by what holds now: they exist, are unread, the person can reach them,
 * and the rule for notifications lets them through.
 */
export async function findMissed(db: Db | Tx, reader: Reader, rows: readonly MissedRow[]): Promise<Missed[]> {
  const places = new Map<number, DigestPlace | undefined>();
  const missed: Missed[] = [];
  for (const { channel_key: key, ts } of rows) {
    if (!places.has(key)) places.set(key, await selectDigestPlace(db, reader.userId, key, reader.nowMs));
    const place = places.get(key);
    const message = place && (await selectMessage(db, key, ts));
    if (message && (await isMissed(db, reader, { place, message }))) missed.push({ place, message });
  }
  return missed;
}

async function isMissed(db: Db | Tx, { userId, withRead }: Reader, { place, message }: Missed): Promise<boolean> {
  const { channel_key: key, thread_ts: threadTs } = message;
  if (message.user_id === userId || !saidSubtypes.has(message.subtype ?? undefined)) return false;
  const thread = threadTs === 0 ? undefined : await selectDigestThread(db, userId, key, threadTs);
  const readTs = threadTs === 0 ? place.last_read_ts : (thread?.last_read_ts ?? 0);
  if (readTs >= message.ts && withRead !== true) return false;
  const { notify, keywords } = { ...initialPreferences, ...knownPreferences(JSON.parse(place.chosen ?? "{}")) };
  const { text = "" } = JSON.parse(message.body) as { readonly text?: string };
  const { people, members, isForAll } = await namedIn({ db }, message.body);
  const isNamed = isForAll || people.has(userId) || members.has(userId);
  const isDirect = place.kind === "im" || place.kind === "mpim";
  const isFollowed = thread?.is_subscribed === 1;
  if (!isNamed && !isDirect && !isFollowed) return false;
  return wantsMessage({
    notify,
    channelLevel: place.notify_level,
    isMuted: place.is_muted === 1,
    isDirect,
    isNamed,
    hasKeyword: hasKeyword({ keywords }, text),
    thread: threadTs === 0 ? undefined : { level: thread?.notify_level, isFollowed: isFollowed || isNamed },
  });
}
