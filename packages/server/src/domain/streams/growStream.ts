import {
  applyChunks,
  type Chunk,
  isLongerThan,
  limits,
  type Outcome,
  refuse,
  type StreamState,
  succeed,
  type Task,
  textOf,
} from "@platform/protocol";

export type GrowCode = "msg_too_long" | "msg_blocks_too_many" | "invalid_chunks";

/** The stream with more pieces, unless it would become more than a message can hold. */
export function growStream(state: StreamState, chunks: readonly Chunk[]): Outcome<{ state: StreamState }, GrowCode> {
  const grown = applyChunks(state, chunks);
  if (isLongerThan(textOf(grown) + taskText(grown), limits.stream_text_chars_max)) {
    return refuse("msg_too_long", `a stream holds at most ${limits.stream_text_chars_max} characters of text`);
  }
  const blocks = grown.parts.flatMap((part) => (part.kind === "blocks" ? part.blocks : []));
  if (blocks.length > limits.message_blocks_max) {
    return refuse("msg_blocks_too_many", `a stream holds at most ${limits.message_blocks_max} blocks of its app`);
  }
  if (grown.parts.filter((part) => part.kind === "task").length > limits.stream_tasks_max) {
    return refuse("invalid_chunks", `a stream holds at most ${limits.stream_tasks_max} tasks`);
  }
  return succeed({ state: grown });
}

/** What tasks have gathered: each update may add to it, so it needs an end as much as the text does. */
function taskText({ parts }: StreamState): string {
  return parts.map((part) => (part.kind === "task" ? textOfTask(part.task) : "")).join("");
}

function textOfTask({ details, output, sources }: Task): string {
  return details + output + sources.map(({ url, text }) => url + text).join("");
}
