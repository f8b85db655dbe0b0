import type { NotifyLevel } from "./notifyLevels.ts";

/** What decides whether a message of others notifies a person. */
export interface MessageForPerson {
  /** The preference of the person for all conversations. */
  readonly notify: Exclude<NotifyLevel, "default">;
  readonly channelLevel: NotifyLevel | undefined;
  readonly isMuted: boolean;
  /** A direct conversation: all of its messages are for the person. */
  readonly isDirect: boolean;
  /** The message names the person, a group of theirs or everybody. */
  readonly isNamed: boolean;
  readonly hasKeyword: boolean;
  /** Only of a reply: the level of its thread, and whether the person follows that. */
  readonly thread: { readonly level: NotifyLevel | undefined; readonly isFollowed: boolean } | undefined;
}

/** The subtypes of messages in which a person or an app says something; undefined for those without one. */
export const saidSubtypes: ReadonlySet<string | undefined> = new Set([
  undefined,
  "bot_message",
  "file_share",
  "thread_broadcast",
  "me_message",
]);

/** The one rule, for the browser that is open and for the server that notifies a closed one. Do not disturb is apart from it. */
export function wantsMessage(message: MessageForPerson): boolean {
  const { isMuted, isDirect, isNamed, hasKeyword, thread } = message;
  const level = chosen(message.channelLevel) ?? message.notify;
  if (thread !== undefined) {
    const own = chosen(thread.level);
    if (own === "mentions") return isNamed || hasKeyword;
    if (own !== undefined) return own === "all";
    // Keywords notify also in threads that the person does not follow, but not in what is muted.
    if (level === "nothing" || !thread.isFollowed) return level !== "nothing" && !isMuted && hasKeyword;
    return !isMuted || isNamed;
  }
  if (level === "nothing") return false;
  if (isMuted) return isNamed;
  return level === "all" || isNamed || hasKeyword || isDirect;
}

function chosen(level: NotifyLevel | undefined): Exclude<NotifyLevel, "default"> | undefined {
  return level === "default" ? undefined : level;
}
