import { limits } from "@platform/protocol";
import type { Clock } from "../ports/ports.ts";
import { maskSecrets, maskText } from "./maskSecrets.ts";

export interface CallEntry {
  readonly kind: "call";
  readonly atMs: number;
  readonly requestId: string;
  readonly method: string;
  readonly caller: {
    readonly kind: string;
    readonly teamId: string;
    readonly userId: string;
    readonly appId: string | undefined;
  };
  readonly status: number;
  readonly code: string;
  readonly durationMs: number;
  readonly args: unknown;
  /** The answer as it went out; nothing when the connection was broken instead. */
  readonly answer: string | undefined;
  /** About how much memory arguments and answer take. */
  readonly size: number;
}

export interface EventEntry {
  readonly kind: "event";
  readonly atMs: number;
  /** Names it to the deliveries that follow from it. */
  readonly outboxId: number;
  /** The call that made it happen. */
  readonly cause: string | undefined;
  readonly type: string;
  readonly teamId: string;
  readonly channelId: string | undefined;
  readonly payload: string;
  readonly size: number;
}

/** One try to tell an app of an event. */
export interface DeliveryEntry {
  readonly kind: "delivery";
  readonly atMs: number;
  readonly appId: string;
  readonly teamId: string;
  readonly eventId: string;
  /** The event that it belongs to; unknown if that was recorded before the log began. */
  readonly outboxId: number | undefined;
  readonly type: string;
  readonly way: "http" | "socket";
  /** 0 for the first try. */
  readonly attempt: number;
  /** `acknowledged`, `released` when nobody was there, or why it failed. */
  readonly code: string;
  /** When it will be tried again. */
  readonly retryInS: number | undefined;
  readonly durationMs: number;
  readonly payload: string;
  readonly size: number;
}

/** What a person did in front of an app, and what the app said. */
export interface InteractionEntry {
  readonly kind: "interaction";
  readonly atMs: number;
  readonly appId: string;
  /** The call through which the person did it. */
  readonly requestId: string | undefined;
  readonly type: string;
  /** `acknowledged`, or why there was no answer. */
  readonly code: string;
  readonly durationMs: number;
  readonly payload: string;
  readonly answer: string | undefined;
  readonly size: number;
}

export type NewEntry = CallEntry | EventEntry | DeliveryEntry | InteractionEntry;
export type LogEntry = NewEntry & { readonly seq: number };

export interface CallLog {
  add(entry: NewEntry): void;
  /** Those that came after `seq`, oldest first. */
  after(seq: number): readonly LogEntry[];
  readonly lastSeq: number;
}

/**
 * The last calls and events, in bounded memory. They are stored as received and masked when they are
 * read, so that a call pays nothing for it.
 */
export function createCallLog({
  clock,
  entriesMax = limits.log_entries_max,
  bytesMax = limits.log_bytes_max,
}: {
  readonly clock: Clock;
  readonly entriesMax?: number;
  readonly bytesMax?: number;
}): CallLog {
  const entries: LogEntry[] = [];
  let bytes = 0;
  let lastSeq = 0;

  function dropOldest(isTooMuch: (oldest: LogEntry) => boolean): void {
    for (let [oldest] = entries; oldest && isTooMuch(oldest); [oldest] = entries) {
      bytes -= oldest.size;
      entries.shift();
    }
  }

  return {
    add(entry) {
      const kept = entry.size > bytesMax / 4 ? withoutContent(entry) : entry;
      entries.push({ ...kept, seq: ++lastSeq });
      bytes += kept.size;
      dropOldest(() => entries.length > entriesMax || bytes > bytesMax);
    },
    after(seq) {
      const expiredMs = clock.nowMs() - limits.log_entry_s * 1000;
      dropOldest(({ atMs }) => atMs < expiredMs);
      return entries.slice(Math.max(0, seq - lastSeq + entries.length));
    },
    get lastSeq() {
      return lastSeq;
    },
  };
}

const tooLarge = JSON.stringify("(too large to keep)");

function withoutContent(entry: NewEntry): NewEntry {
  return entry.kind === "call"
    ? { ...entry, args: JSON.parse(tooLarge), answer: tooLarge, size: 0 }
    : { ...entry, payload: tooLarge, ...("answer" in entry ? { answer: tooLarge } : {}), size: 0 };
}

/** An entry as it is shown: in the words of the wire, and with all secrets masked. */
export function presentEntry(entry: LogEntry): Readonly<Record<string, unknown>> {
  const { seq, kind, atMs } = entry;
  const head = { seq, kind, at: new Date(atMs).toISOString() };
  if (entry.kind === "event") return { ...head, ...presentEvent(entry) };
  if (entry.kind === "delivery") return { ...head, ...presentDelivery(entry) };
  if (entry.kind === "interaction") return { ...head, ...presentInteraction(entry) };
  const { requestId, method, caller, status, code, durationMs, args, answer } = entry;
  return {
    ...head,
    request_id: requestId,
    method,
    caller: { kind: caller.kind, team_id: caller.teamId, user_id: caller.userId, app_id: caller.appId },
    status,
    code,
    duration_ms: rounded(durationMs),
    args: maskSecrets(args),
    answer: answer === undefined ? undefined : maskJson(answer),
  };
}

function presentEvent({ type, teamId, channelId, outboxId, cause, payload }: EventEntry) {
  return {
    type,
    team_id: teamId,
    channel_id: channelId,
    outbox_id: outboxId,
    request_id: cause,
    payload: maskJson(payload),
  };
}

function presentDelivery(entry: DeliveryEntry) {
  return {
    type: entry.type,
    app_id: entry.appId,
    team_id: entry.teamId,
    event_id: entry.eventId,
    outbox_id: entry.outboxId,
    way: entry.way,
    attempt: entry.attempt,
    code: entry.code,
    retry_in_s: entry.retryInS,
    duration_ms: rounded(entry.durationMs),
    payload: maskJson(entry.payload),
  };
}

function presentInteraction({ type, appId, requestId, code, durationMs, payload, answer }: InteractionEntry) {
  return {
    type,
    app_id: appId,
    request_id: requestId,
    code,
    duration_ms: rounded(durationMs),
    payload: maskJson(payload),
    answer: answer === undefined ? undefined : maskJson(answer),
  };
}

function rounded(durationMs: number): number {
  return Math.round(durationMs * 100) / 100;
}

function maskJson(text: string): unknown {
  try {
    return maskSecrets(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}
