import { isFor, namesSelf } from "../store/applyEvent.ts";
import type { State } from "../store/state.ts";
import type { Message } from "../store/types.ts";

const said = new Set([undefined, "bot_message", "file_share", "thread_broadcast", "me_message"]);

/** Whether somebody who looks elsewhere wants to be told of a message. Pure, so that the rules can be read as a list. */
export function worthTelling(state: State, channel: string, message: Message): boolean {
  const { notify, muted } = state.preferences;
  if (notify === "nothing" || message.user === state.self || !said.has(message.subtype)) return false;
  if (message.is_ephemeral === true || !state.channels[channel]) return false;
  if (muted.has(channel)) return namesSelf(state, message);
  if (isFor(state, channel, message)) return true;
  const isReply = message.thread_ts !== undefined && message.thread_ts !== message.ts;
  return notify === "all" && !isReply;
}
