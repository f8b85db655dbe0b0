import { limits } from "@platform/protocol";
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
  readonly type: string;
  readonly teamId: string;
  readonly channelId: string | undefined;
  readonly payload: string;
  readonly size: number;
}

export type LogEntry = (CallEntry | EventEntry) & { readonly seq: number };

export interface CallLog {
  add(entry: CallEntry | EventEntry): void;
  /** Those that came after `seq`, oldest first. */
  after(seq: number): readonly LogEntry[];
  readonly lastSeq: number;
}

/**
 * The last calls and events, in as much memory as they are worth. They are kept as they came and masked when somebody
 * looks, so that a call pays nothing for it.
 */
export function createCallLog({
  entriesMax = limits.log_entries_max,
  bytesMax = limits.log_bytes_max,
}: { readonly entriesMax?: number; readonly bytesMax?: number } = {}): CallLog {
  const entries: LogEntry[] = [];
  let bytes = 0;
  let lastSeq = 0;
  return {
    add(entry) {
      const kept = entry.size > bytesMax / 4 ? withoutContent(entry) : entry;
      entries.push({ ...kept, seq: ++lastSeq });
      bytes += kept.size;
      while (entries.length > entriesMax || bytes > bytesMax) bytes -= entries.shift()?.size ?? 0;
    },
    after: (seq) => entries.slice(Math.max(0, seq - lastSeq + entries.length)),
    get lastSeq() {
      return lastSeq;
    },
  };
}

const tooLarge = JSON.stringify("(too large to keep)");

function withoutContent(entry: CallEntry | EventEntry): CallEntry | EventEntry {
  return entry.kind === "call"
    ? { ...entry, args: JSON.parse(tooLarge), answer: tooLarge, size: 0 }
    : { ...entry, payload: tooLarge, size: 0 };
}

/** An entry as it is shown: in the words of the wire, and with all secrets masked. */
export function presentEntry(entry: LogEntry): Readonly<Record<string, unknown>> {
  const { seq, kind, atMs } = entry;
  const head = { seq, kind, at: new Date(atMs).toISOString() };
  if (entry.kind === "event") {
    const { type, teamId, channelId, payload } = entry;
    return { ...head, type, team_id: teamId, channel_id: channelId, payload: maskJson(payload) };
  }
  const { requestId, method, caller, status, code, durationMs, args, answer } = entry;
  return {
    ...head,
    request_id: requestId,
    method,
    caller: { kind: caller.kind, team_id: caller.teamId, user_id: caller.userId, app_id: caller.appId },
    status,
    code,
    duration_ms: Math.round(durationMs * 100) / 100,
    args: maskSecrets(args),
    answer: answer === undefined ? undefined : maskJson(answer),
  };
}

function maskJson(text: string): unknown {
  try {
    return maskSecrets(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}
