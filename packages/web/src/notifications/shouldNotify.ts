import { isFor, namesSelf } from "../store/counting.ts";
import { hasKeyword } from "../store/keywords.ts";
import { isQuiet } from "../store/quietTimes.ts";
import type { State } from "../store/state.ts";
import { type Message, placeKey } from "../store/types.ts";

const said = new Set([undefined, "bot_message", "file_share", "thread_broadcast", "me_message"]);

/** Whether a message notifies a person who is looking elsewhere. Pure, so that the rules can be read as a list. */
export function shouldNotify(state: State, channel: string, message: Message, nowMs = Date.now()): boolean {
  return !isQuiet(state.quiet, nowMs / 1000) && isWanted(state, channel, message);
}

/** The same without regard to do not disturb, for a message whose author notifies anyway. */
export function isWanted(state: State, channel: string, message: Message): boolean {
  const { notify, muted, levels } = state.preferences;
  if (message.user === state.self || !said.has(message.subtype)) return false;
  if (message.is_ephemeral === true || !state.channels[channel]) return false;
  const level = chosen(levels[channel]) ?? notify;
  const isNamed = namesSelf(state, message) || hasKeyword(state.preferences, message.text);
  const { thread_ts: thread } = message;
  if (thread !== undefined && thread !== message.ts) {
    const own = chosen(levels[placeKey({ channel, thread })]);
    if (own === "mentions") return isNamed;
    if (own !== undefined) return own === "all";
    // Whom a reply is for, the server has said before it came.
    const isFollowed = state.threadCounts[placeKey({ channel, thread })] !== undefined;
    if (level === "nothing" || !isFollowed) return level !== "nothing" && isKeyword(state, channel, message);
    return !muted.has(channel) || namesSelf(state, message);
  }
  if (level === "nothing") return false;
  if (muted.has(channel)) return namesSelf(state, message);
  return level === "all" || isNamed || isFor(state, channel, message);
}

const chosen = <Level extends string>(level: Level | undefined): Exclude<Level, "default"> | undefined =>
  level === "default" ? undefined : (level as Exclude<Level, "default"> | undefined);

/** Keywords notify also in threads that nobody follows, but not in what is muted. */
function isKeyword({ preferences }: State, channel: string, { text }: Message): boolean {
  return !preferences.muted.has(channel) && hasKeyword(preferences, text);
}
