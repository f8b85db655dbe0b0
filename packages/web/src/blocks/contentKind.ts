import type { DrawnMessage } from "./MessageContent.tsx";

type Content = Pick<DrawnMessage, "text" | "blocks" | "streaming_state">;

/**
 * Which of its contents a message shows. `chat.update` may replace the blocks of an ended stream with text, so the state
 * alone does not make a message a stream.
 */
export function contentKind({ text = "", blocks = [], streaming_state: state }: Content) {
  if (state === "in_progress") return "stream";
  if (blocks.length > 0) return state === undefined ? "blocks" : "stream";
  if (text !== "") return "text";
  return state === "errored" ? "stream" : "nothing";
}
