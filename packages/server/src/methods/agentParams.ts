import { limits } from "@platform/protocol";
import type { Beside } from "../domain/agents/readContext.ts";
import { placeErrors } from "./actParams.ts";
import { threadParams } from "./assistantParams.ts";
import type { Values } from "./define.ts";
import { id, optional, text, timestamp } from "./params.ts";

/** Names a session by its thread, or a code channel, which is one session, without a thread. */
export const sessionParams = { channel_id: threadParams.channel_id, thread_ts: optional(threadParams.thread_ts) };

export const sessionTitle = text({
  describe: "The new title.",
  maxLength: limits.agent_session_title_chars_max,
});

export const sessionErrors = {
  channel_not_found: "`channel_id` is missing, unknown, or not a conversation that the caller may speak in.",
  invalid_thread_ts:
    "`thread_ts` is malformed, or there is no such thread. It has to be given except for a code channel, where it must not be.",
};

/** A session as a person's client names it. */
export const personSessionParams = sessionParams;

export const personSessionErrors = {
  channel_not_found: "`channel_id` is missing, unknown, or not a conversation that the caller is in.",
  invalid_thread_ts: "`thread_ts` is missing where the channel is no code channel, or there is no such thread.",
  session_not_found: "The thread is no session with an agent.",
};

/** An agent, and what the person looks at beside it. */
export const besideParams = {
  app_id: id({ object: "app", describe: "The app.", otherwise: "app_not_found" }),
  channel: optional(
    id({ object: "channel", describe: "The conversation that the person looks at.", otherwise: "channel_not_found" }),
  ),
  ts: optional(timestamp({ object: "message", describe: "A message in `channel`.", otherwise: "message_not_found" })),
  canvas: optional(
    id({ object: "canvas", describe: "The canvas that the person looks at.", otherwise: "canvas_not_found" }),
  ),
  list: optional(id({ object: "list", describe: "The list that the person looks at.", otherwise: "list_not_found" })),
};

export const besideErrors = {
  app_not_found: placeErrors.app_not_found,
  agent_not_enabled: "The manifest of the app has no `features.agent_view`.",
  channel_not_found: "`channel` is unknown, or not for the caller to see.",
  message_not_found: "`ts` names no message of `channel`.",
  canvas_not_found: "`canvas` is unknown, or not for the caller to see.",
  list_not_found: "`list` is unknown, or not for the caller to see.",
};

export function besideOf({ channel, ts, canvas, list }: Values<Omit<typeof besideParams, "app_id">>): Beside {
  return { channelId: channel, ts, canvasId: canvas, listId: list };
}
