import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { call } from "../api/call.ts";
import { namesSelf } from "./counting.ts";
import type { State } from "./state.ts";
import { change } from "./store.ts";
import type { Message } from "./types.ts";

/** Several changes at once are read once. */
const settleMs = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads how much of what concerns this person is new. */
export async function refreshFeed(): Promise<void> {
  const answer = await call("client.feed.list", { types: ["mention"], limit: 1 });
  if (!answer.ok) return;
  change((state) => ({ ...state, feed: { unread: answer.unread_count, version: state.feed.version + 1 } }));
}

export function refreshFeedSoon(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    void refreshFeed().catch(() => undefined);
  }, settleMs);
}

/** Whether an event adds something to what concerns this person, or takes something away. */
export function changesFeed(state: State, event: SocketEvent): boolean {
  const { self } = state;
  switch (event.type) {
    case "message":
      return messagesOf(event).some((message) => namesSelf(state, message));
    case "reaction_added":
    case "reaction_removed":
      return event.item_user === self && event.user !== self;
    case "member_joined_channel":
      return event.user === self && event.inviter !== undefined;
    case "channel_left":
    case "group_left":
    case "feed_marked":
      return true;
    default:
      return false;
  }
}

/** The message that was posted, or what a change made of it and what it was before. */
function messagesOf(event: Extract<SocketEvent, { readonly type: "message" }>): Message[] {
  const {
    message,
    previous_message: before,
    text,
  } = event as {
    readonly message?: Message;
    readonly previous_message?: Message;
    readonly text?: string;
  };
  const posted = text === undefined ? [] : [event as unknown as Message];
  return [...posted, message, before].filter((known) => typeof known?.text === "string") as Message[];
}
