import type { Message, Outgoing } from "../store/types.ts";
import { dayNumber } from "../store/dayNumber.ts";

/** One line of the list. The key never changes for the same thing, so that nothing is drawn twice. */
export type Row =
  | { readonly kind: "beginning"; readonly key: string }
  | { readonly kind: "day"; readonly key: string; readonly ms: number }
  | { readonly kind: "unread"; readonly key: string; readonly ms: number; readonly count: number | undefined }
  | { readonly kind: "message"; readonly key: string; readonly message: Message; readonly isGrouped: boolean }
  | { readonly kind: "notices"; readonly key: string; readonly messages: readonly Message[] }
  | { readonly kind: "outgoing"; readonly key: string; readonly item: Outgoing; readonly isGrouped: boolean };

export interface RowOptions {
  /** What was read when the place was opened; the line of new messages stays there until it is left. */
  readonly lineTs: string | undefined;
  readonly self: string;
  /** In which the days are counted. */
  readonly zone: string;
  /** Whether the list begins where the conversation does. */
  readonly isWhole: boolean;
  /** Whether the list ends before the conversation does, so that the number of new messages is unknown. */
  readonly hasNewer?: boolean;
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
  // A section that begins after the first unread message does not contain the line.
  const { lineTs = "" } = options;
  const isBegun = options.isWhole || (messages[0]?.ts ?? "") <= lineTs;
  let hasLine = options.lineTs === undefined || !isBegun;
  for (const message of messages) {
    const ms = msOf(message.ts);
    const today = dayNumber(ms, options.zone);
    let isFirst = false;
    if (today !== day) {
      rows.push({ kind: "day", key: `day-${today}`, ms });
      day = today;
      isFirst = true;
    }
    if (!hasLine && message.ts > lineTs && message.user !== options.self) {
      rows.push({ kind: "unread", key: "unread", ms, count: countNew(messages, options) });
      hasLine = true;
      isFirst = true;
    }
    const isGrouped = !isFirst && isSameAuthor(before, message);
    if (isFirst || !joinNotices(rows, message)) rows.push({ kind: "message", key: message.ts, message, isGrouped });
    before = message;
  }
  for (const item of options.outgoing) {
    const isGrouped = before?.user === options.self && item.atMs - msOf(before.ts) < groupMs && isOrdinary(before);
    rows.push({ kind: "outgoing", key: item.id, item, isGrouped });
  }
  return rows;
}

/** People who come and go one after the other are one line. */
function joinNotices(rows: Row[], message: Message): boolean {
  const last = rows.at(-1);
  if (!isComing(message) || !last) return false;
  const known = last.kind === "message" && isComing(last.message) ? [last.message] : undefined;
  const messages = last.kind === "notices" ? last.messages : known;
  if (!messages) return false;
  rows[rows.length - 1] = { kind: "notices", key: last.key, messages: [...messages, message] };
  return true;
}

const comings = new Set(["channel_join", "channel_leave", "group_join", "group_leave"]);

/** A notice that nobody has answered or reacted to. */
function isComing({ subtype, reply_count: replies = 0, reactions = [] }: Message): boolean {
  return comings.has(subtype ?? "") && replies === 0 && reactions.length === 0;
}

/** The messages of a row, the oldest first. */
export function messagesOf(row: Row | undefined): readonly Message[] {
  if (row?.kind === "notices") return row.messages;
  return row?.kind === "message" ? [row.message] : [];
}

function countNew(
  messages: readonly Message[],
  { lineTs = "", self, hasNewer = false }: RowOptions,
): number | undefined {
  if (hasNewer) return undefined;
  return messages.filter(
    (message) => message.ts > lineTs && message.user !== self && !comings.has(message.subtype ?? ""),
  ).length;
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
