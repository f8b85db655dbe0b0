import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { applyReaction } from "../store/applyEvent.ts";
import { emojiBehind } from "../store/emoji.ts";
import { change, store } from "../store/store.ts";
import type { State } from "../store/state.ts";
import { findMessage } from "../store/timeline.ts";
import { type Message, placeKey } from "../store/types.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { toast } from "../ui/toast.ts";
import { accessibleText } from "./accessibleText.ts";
import { copyingText } from "../strings/copying.ts";
import { timelineText } from "../strings/timeline.ts";

/** Puts a reaction there or takes it back. It shows at once; when the server would not have it, it goes again. */
export async function toggleReaction(channel: string, message: Message, chosen: string): Promise<void> {
  const { self, emoji } = store.getState();
  const name = emojiBehind(emoji, chosen);
  const isMine = message.reactions?.some((known) => known.name === name && known.users.includes(self)) ?? false;
  const item = { type: "message", channel, ts: message.ts } as const;
  const show = (type: "reaction_added" | "reaction_removed") =>
    change((state) => applyReaction(state, { type, user: self, reaction: name, item }));
  show(isMine ? "reaction_removed" : "reaction_added");
  const params = { channel, timestamp: message.ts, name };
  const answer = await call(isMine ? "reactions.remove" : "reactions.add", params).catch(() => undefined);
  const isAgreed = answer?.ok === true || answer?.error === "already_reacted" || answer?.error === "no_reaction";
  if (isAgreed) return;
  show(isMine ? "reaction_added" : "reaction_removed");
  toast(answer ? timelineText.reactionFailed(explain(answer.error)) : timelineText.reactionOffline);
}

export async function deleteMessage(channel: string, ts: string): Promise<void> {
  await reportFailure(call("chat.delete", { channel, ts }), timelineText.deleteFailed);
}

export async function togglePin(channel: string, message: Message): Promise<void> {
  const isPinned = (message.pinned_to?.length ?? 0) > 0;
  const asked = { channel, timestamp: message.ts };
  await reportFailure(
    call(isPinned ? "pins.remove" : "pins.add", asked),
    isPinned ? timelineText.unpinFailed : timelineText.pinFailed,
  );
}

/** Whether this person follows the thread that contains the message or that it begins. */
export function isFollowed({ timelines }: State, channel: string, { thread_ts: thread, ts }: Message): boolean {
  const root = thread ?? ts;
  const known =
    findMessage(timelines[channel], root) ?? findMessage(timelines[placeKey({ channel, thread: root })], root);
  return known?.subscribed === true;
}

export async function followThread(channel: string, thread: string, isToFollow: boolean): Promise<void> {
  await reportFailure(
    call("client.threads.follow", { channel, thread_ts: thread, is_followed: isToFollow }),
    isToFollow ? messageActionsText.followFailed : messageActionsText.unfollowFailed,
  );
}

export async function copyLink(channel: string, ts: string): Promise<void> {
  const link = await call("chat.getPermalink", { channel, message_ts: ts });
  if (!link.ok) return toast(timelineText.linkFailed(explain(link.error)));
  await navigator.clipboard.writeText(link.permalink);
  toast(timelineText.linkCopied);
}

export async function copyText(message: Message): Promise<void> {
  await navigator.clipboard.writeText(accessibleText(store.getState(), message));
  toast(copyingText.textCopied);
}
