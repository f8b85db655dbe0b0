import { isFor, namesSelf } from "../store/counting.ts";
import { isQuiet } from "../store/quietTimes.ts";
import type { State } from "../store/state.ts";
import { type Message, placeKey } from "../store/types.ts";

const said = new Set([undefined, "bot_message", "file_share", "thread_broadcast", "me_message"]);

/** Whether a message notifies a person who is looking elsewhere. Pure, so that the rules can be read as a list. */
export function shouldNotify(state: State, channel: string, message: Message, nowMs = Date.now()): boolean {
  const { notify, muted } = state.preferences;
  if (notify === "nothing" || message.user === state.self || !said.has(message.subtype)) return false;
  if (isQuiet(state.quiet, nowMs / 1000)) return false;
  if (message.is_ephemeral === true || !state.channels[channel]) return false;
  const { thread_ts: thread } = message;
  // Whom a reply is for, the server has said before it came.
  if (thread !== undefined && thread !== message.ts && !state.threadCounts[placeKey({ channel, thread })]) return false;
  if (muted.has(channel)) return namesSelf(state, message);
  if (thread !== undefined && thread !== message.ts) return true;
  return notify === "all" || isFor(state, channel, message);
}
