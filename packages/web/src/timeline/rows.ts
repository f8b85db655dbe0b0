import type { Message, Outgoing } from "../store/types.ts";

/** One line of the list. The key never changes for the same thing, so that nothing is drawn twice. */
export type Row =
  | { readonly kind: "beginning"; readonly key: string }
  | { readonly kind: "day"; readonly key: string; readonly ms: number }
  | { readonly kind: "unread"; readonly key: string }
  | { readonly kind: "message"; readonly key: string; readonly message: Message; readonly isGrouped: boolean }
  | { readonly kind: "outgoing"; readonly key: string; readonly item: Outgoing; readonly isGrouped: boolean };

export interface RowOptions {
  /** What was read when the place was opened; the line of new messages stays there until it is left. */
  readonly lineTs: string | undefined;
  readonly self: string;
  readonly isWhole: boolean;
  readonly outgoing: readonly Outgoing[];
}

/** Messages of one author within this time stand under one name. */
const groupMs = 5 * 60_000;

export function msOf(ts: string): number {
  return Math.floor(Number(ts) * 1000);
}

/** The list as it is drawn: days, the line of new messages, messages under their authors, and what is on its way. */
export function buildRows(messages: readonly Message[], options: RowOptions): Row[] {
  const rows: Row[] = [];
  if (options.isWhole) rows.push({ kind: "beginning", key: "beginning" });
  let before: Message | undefined;
  let day: number | undefined;
  let hasLine = options.lineTs === undefined;
  for (const message of messages) {
    const ms = msOf(message.ts);
    const today = dayOf(ms);
    let isFirst = false;
    if (today !== day) {
      rows.push({ kind: "day", key: `day-${today}`, ms });
      day = today;
      isFirst = true;
    }
    if (!hasLine && message.ts > (options.lineTs ?? "") && message.user !== options.self) {
      rows.push({ kind: "unread", key: "unread" });
      hasLine = true;
      isFirst = true;
    }
    const isGrouped = !isFirst && isSameAuthor(before, message);
    rows.push({ kind: "message", key: message.ts, message, isGrouped });
    before = message;
  }
  for (const item of options.outgoing) {
    const isGrouped = before?.user === options.self && item.atMs - msOf(before.ts) < groupMs && isOrdinary(before);
    rows.push({ kind: "outgoing", key: item.id, item, isGrouped });
  }
  return rows;
}

function isSameAuthor(before: Message | undefined, message: Message): boolean {
  if (!before || !isOrdinary(before) || !isOrdinary(message)) return false;
  if (authorOf(before) !== authorOf(message)) return false;
  return msOf(message.ts) - msOf(before.ts) < groupMs;
}

function authorOf({ user, bot_id: bot, username }: Message): string {
  return `${user ?? bot ?? ""} ${username ?? ""}`;
}

/** Notices stand alone. */
function isOrdinary({ subtype, thread_ts, ts }: Message): boolean {
  const isBroadcast = thread_ts !== undefined && thread_ts !== ts && subtype === "thread_broadcast";
  return !isBroadcast && (subtype === undefined || subtype === "bot_message" || subtype === "file_share");
}

const dayMs = 24 * 60 * 60_000;
let offsetAt = Number.NaN;
let offset = 0;

/** The number of a calendar day in the reader's zone. Asking for the zone is slow, so it is asked once for each hour. */
function dayOf(ms: number): number {
  const hour = Math.floor(ms / 3_600_000);
  if (hour !== offsetAt) {
    offsetAt = hour;
    offset = new Date(ms).getTimezoneOffset() * 60_000;
  }
  return Math.floor((ms - offset) / dayMs);
}
