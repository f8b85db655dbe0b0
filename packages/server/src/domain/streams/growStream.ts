import {
  applyChunks,
  type Chunk,
  limits,
  type Outcome,
  refuse,
  type StreamState,
  succeed,
  textOf,
} from "@platform/protocol";

export type GrowCode = "msg_too_long" | "invalid_chunks";

/** The stream with more pieces, unless it would become more than a message can hold. */
export function growStream(state: StreamState, chunks: readonly Chunk[]): Outcome<{ state: StreamState }, GrowCode> {
  const grown = applyChunks(state, chunks);
  if (textOf(grown).length > limits.stream_text_chars_max) {
    return refuse("msg_too_long", `a stream holds at most ${limits.stream_text_chars_max} characters of text`);
  }
  if (grown.parts.filter((part) => part.kind === "task").length > limits.stream_tasks_max) {
    return refuse("invalid_chunks", `a stream holds at most ${limits.stream_tasks_max} tasks`);
  }
  return succeed({ state: grown });
}
