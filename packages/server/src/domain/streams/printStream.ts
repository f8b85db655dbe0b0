import { blocksOf, type StreamState, textOf } from "@platform/protocol";
import { type MessageBody, parseBody } from "../messages/message.ts";

export type StreamingState = "in_progress" | "completed" | "errored";

/** A stream as the message it is by now; `added` is what the app puts below everything else at the end. */
export function printStream(
  body: string,
  state: StreamState,
  streamingState: StreamingState,
  added: readonly unknown[] = [],
): string {
  const { streaming_state: _before, ...rest } = parseBody(body);
  const shown: Omit<MessageBody, "streaming_state"> = { ...rest, text: textOf(state) };
  return JSON.stringify({ ...shown, blocks: [...blocksOf(state), ...added], streaming_state: streamingState });
}
