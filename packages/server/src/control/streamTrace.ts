import { type Static, Type } from "typebox";
import type { CallEntry, LogEntry } from "./logEntry.ts";

/** One call of an app that wrote a stream, without what it wrote: a trace shows the pace and size of chunks. */
export const streamCallSchema = Type.Object({
  at: Type.String(),
  method: Type.String(),
  code: Type.String({ description: "`ok`, or the error." }),
  message: Type.Optional(Type.String({ description: "Why the call was refused." })),
  duration_ms: Type.Number(),
  chunks: Type.Array(
    Type.Object({ type: Type.String(), bytes: Type.Integer({ description: "The size of the chunk as JSON." }) }),
  ),
});

export type StreamCall = Static<typeof streamCallSchema>;
type StreamedChunk = StreamCall["chunks"][number];

type Fields = Readonly<Record<string, unknown>>;

const methods: ReadonlySet<string> = new Set(["chat.startStream", "chat.appendStream", "chat.stopStream"]);

/** The calls of each stream that the log still holds, by channel and timestamp of the message. */
export function traceStreams(entries: readonly LogEntry[]): ReadonlyMap<string, StreamCall[]> {
  const calls = new Map<string, StreamCall[]>();
  for (const entry of entries) {
    if (entry.kind !== "call" || !methods.has(entry.method)) continue;
    const key = keyOfCall(entry);
    if (key === undefined) continue;
    const earlier = calls.get(key);
    if (earlier) earlier.push(presentCall(entry));
    else calls.set(key, [presentCall(entry)]);
  }
  return calls;
}

export function streamKey(channelId: string, ts: string): string {
  return `${channelId} ${ts}`;
}

/** A start names its stream in the answer, the other calls in their arguments. */
function keyOfCall({ method, args, answer }: CallEntry): string | undefined {
  const { channel, ts } = method === "chat.startStream" ? fieldsOf(parse(answer)) : fieldsOf(args);
  return typeof channel === "string" && typeof ts === "string" ? streamKey(channel, ts) : undefined;
}

function presentCall({ atMs, method, code, durationMs, args, answer }: CallEntry): StreamCall {
  const { response_metadata: metadata } = fieldsOf(parse(answer));
  const { messages } = fieldsOf(metadata);
  const [message] = code !== "ok" && Array.isArray(messages) ? (messages as unknown[]) : [];
  return {
    at: new Date(atMs).toISOString(),
    method,
    code,
    ...(typeof message === "string" ? { message } : {}),
    duration_ms: durationMs,
    chunks: chunksOf(fieldsOf(args)),
  };
}

/** In the order in which the stream shows them: the text of `markdown_text` comes first, the blocks of a stop last. */
function chunksOf({ markdown_text: text, chunks, blocks }: Fields): StreamedChunk[] {
  const given = listOf(chunks).map((chunk) => measure(String(fieldsOf(chunk)["type"]), chunk));
  const first = text === undefined ? [] : [measure("markdown_text", text)];
  return [...first, ...given, ...(blocks === undefined ? [] : [measure("blocks", blocks)])];
}

function measure(type: string, value: unknown): StreamedChunk {
  return { type, bytes: Buffer.byteLength(typeof value === "string" ? value : JSON.stringify(value)) };
}

/** A form carries lists as JSON text. */
function listOf(value: unknown): readonly unknown[] {
  const list = typeof value === "string" ? parse(value) : value;
  return Array.isArray(list) ? list : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
