import { hasKeyword } from "@platform/protocol/keywords.ts";
import { saidSubtypes, wantsMessage } from "@platform/protocol/wantsMessage.ts";
import { namesSelf } from "../store/counting.ts";
import { isQuiet } from "../store/quietTimes.ts";
import type { State } from "../store/state.ts";
import { type Message, placeKey } from "../store/types.ts";

/** Whether a message notifies a person who is looking elsewhere. Pure, so that the rules can be read as a list. */
export function shouldNotify(state: State, channel: string, message: Message, nowMs = Date.now()): boolean {
  return !isQuiet(state.quiet, nowMs / 1000) && isWanted(state, channel, message);
}

/** The same without regard to do not disturb, for a message whose author notifies anyway. */
export function isWanted(state: State, channel: string, message: Message): boolean {
  const { notify, muted, levels } = state.preferences;
  if (message.user === state.self || !saidSubtypes.has(message.subtype)) return false;
  const known = state.channels[channel];
  if (message.is_ephemeral === true || !known) return false;
  return wantsMessage({
    notify,
    channelLevel: levels[channel],
    isMuted: muted.has(channel),
    isDirect: known.is_im === true || known.is_mpim === true,
    isNamed: namesSelf(state, message),
    hasKeyword: hasKeyword(state.preferences, message.text),
    thread: threadOf(state, channel, message),
  });
}

/** Whom a reply is for, the server has said before it came. */
function threadOf({ preferences, threadCounts }: State, channel: string, { ts, thread_ts: thread }: Message) {
  if (thread === undefined || thread === ts) return undefined;
  const key = placeKey({ channel, thread });
  return { level: preferences.levels[key], isFollowed: threadCounts[key] !== undefined };
}
