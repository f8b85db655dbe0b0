import { hasKeyword } from "@platform/protocol/keywords.ts";
import { nameOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import { store } from "../store/store.ts";
import { isReply, type Message, placeKey } from "../store/types.ts";
import { placeName, titleOf } from "../store/titles.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { loadEmojiTable } from "../richtext/emojiTable.ts";
import { notificationsText } from "../strings/notifications.ts";
import { accessibleText } from "../timeline/accessibleText.ts";
import { playSound } from "./sound.ts";

const bodyMax = 200;

/** Shows a message that is still unread. Loaded with the first one, which a page that has just started does not have. */
export async function showNotification(channel: string, message: Message, go: (path: string) => void): Promise<void> {
  // Names of emoji are shown as characters.
  if (message.text.includes(":")) await loadEmojiTable();
  const state = store.getState();
  const { ts, thread_ts: thread } = message;
  const known = state.channels[channel];
  const isUnread = isReply(message)
    ? isReplyUnread(state, channel, message)
    : (state.counts[channel]?.lastRead ?? "") < ts;
  if (!known || !isUnread) return;
  const author = message.username ?? nameOf(state.people[message.user ?? ""]);
  const title = known.is_im ? author : notificationsText.from(author, placeName(known, titleOf(state, known)));
  // The tag makes it one, however many windows are open.
  const shown = new Notification(title, {
    body: accessibleText(state, message).slice(0, bodyMax),
    tag: `${channel} ${ts}`,
  });
  playSound(state.preferences.sound);
  shown.addEventListener("click", () => {
    focus();
    go(isReply(message) ? replyPath(channel, thread ?? ts, ts) : messagePath(channel, ts));
    shown.close();
  });
}

/** Of a thread that the person does not follow nobody knows what is read: its level or a keyword decides. */
function isReplyUnread({ threadCounts, preferences }: State, channel: string, { text, thread_ts: thread }: Message) {
  const key = placeKey({ channel, thread });
  return threadCounts[key] !== undefined || preferences.levels[key] === "all" || hasKeyword(preferences, text);
}
