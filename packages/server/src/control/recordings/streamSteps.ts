import type { RecordedStream } from "@platform/protocol/recordings/recordingSchema.ts";
import type { CallEntry } from "../logEntry.ts";
import { fieldsOf } from "./createdNames.ts";
import { parsedArgs, parseJson } from "./parsedArgs.ts";

type Fields = Readonly<Record<string, unknown>>;

const writing: ReadonlySet<string> = new Set(["chat.appendStream", "chat.stopStream"]);

/** Puts the calls of each stream together in one step, in the place of the start. */
export interface StreamSteps {
  /** Whether the call began or continued a stream; a start adds its step by `add`. */
  take(entry: CallEntry, add: () => RecordedStream): boolean;
}

export function createStreamSteps(normalize: (value: unknown, channelId?: string) => unknown): StreamSteps {
  const streams = new Map<string, RecordedStream>();
  return {
    take(entry, add) {
      const args = parsedArgs(entry.args);
      if (entry.method === "chat.startStream") {
        const step = add();
        const { channel, ts } = fieldsOf(parseJson(entry.answer));
        if (typeof ts === "string") streams.set(`${String(channel)} ${ts}`, step);
        continueStream(step, entry, args, normalize);
        return true;
      }
      const step = writing.has(entry.method)
        ? streams.get(`${String(args["channel"])} ${String(args["ts"])}`)
        : undefined;
      if (!step) return false;
      continueStream(step, entry, args, normalize);
      return true;
    },
  };
}

/** Adds what one call said; where it is the end, its other arguments are those of the stream. */
function continueStream(
  step: RecordedStream,
  { method, code }: CallEntry,
  args: Fields,
  normalize: (value: unknown, channelId?: string) => unknown,
): void {
  const { markdown_text: text, chunks, channel, ts: _, ...rest } = args;
  if (code !== "ok") {
    if (step.code === "ok") step.code = code;
    return;
  }
  const first = text === undefined ? [] : [{ type: "markdown_text", text }];
  const sent = [...first, ...(Array.isArray(chunks) ? (chunks as Fields[]) : [])];
  const channelId = typeof channel === "string" ? channel : undefined;
  for (const chunk of sent) {
    const written = normalize(chunk, channelId) as Record<string, unknown>;
    step.chunks.push(written);
    const { type, text: words } = written;
    if (type === "markdown_text" && typeof words === "string") step.text += words;
  }
  const more = method === "chat.startStream" ? { channel, ...rest } : rest;
  Object.assign(step.args, normalize(more, channelId));
  if (method === "chat.stopStream") step.is_ended = true;
}
