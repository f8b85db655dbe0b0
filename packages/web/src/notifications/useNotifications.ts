import { useEffect } from "react";
import { useLocation } from "wouter";
import { onEvent } from "../store/listeners.ts";
import { nameOf } from "../store/people.ts";
import { refreshQuiet } from "../store/quiet.ts";
import { isQuietStale } from "../store/quietTimes.ts";
import { store } from "../store/store.ts";
import { type Message, placeKey } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { mayOffer, permission, turnOn } from "./desktop.ts";
import { placeName, titleOf } from "../store/titles.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { accessibleText } from "../timeline/accessibleText.ts";
import { shouldNotify } from "./shouldNotify.ts";
import { notificationsText } from "../strings/notifications.ts";

/** Another window may be looking at it: then it is read by now, and this one is silent. */
const readElsewhereMs = 400;
const bodyMax = 200;

/** Shows notifications while the person looks elsewhere. The browser's permission is requested with the first one. */
export function useNotifications(current: string | undefined, openThread: string | undefined): void {
  const [, go] = useLocation();
  useEffect(
    () =>
      onEvent("message", (event) => {
        if (!("text" in event)) return;
        const { channel } = event;
        const message: Message = event as typeof event & Message;
        const isSeen =
          document.hasFocus() && channel === current && (!isReply(message) || message.thread_ts === openThread);
        if (isQuietStale(store.getState().quiet, Date.now() / 1000)) void refreshQuiet().catch(() => undefined);
        if (isSeen || !shouldNotify(store.getState(), channel, message)) return;
        if (mayOffer()) offer();
        if (permission() === "granted") setTimeout(() => show(channel, message, go), readElsewhereMs);
      }),
    [current, openThread, go],
  );
}

function offer(): void {
  toast(notificationsText.offer, {
    label: notificationsText.turnOn,
    run: () => void turnOn(),
  });
}

function show(channel: string, message: Message, go: (path: string) => void): void {
  const state = store.getState();
  const { ts, thread_ts: thread } = message;
  const known = state.channels[channel];
  const isUnread = isReply(message)
    ? state.threadCounts[placeKey({ channel, thread })] !== undefined
    : (state.counts[channel]?.lastRead ?? "") < ts;
  if (!known || !isUnread) return;
  const author = message.username ?? nameOf(state.people[message.user ?? ""]);
  const title = known.is_im ? author : notificationsText.from(author, placeName(known, titleOf(state, known)));
  // The tag makes it one, however many windows are open.
  const shown = new Notification(title, {
    body: accessibleText(state, message).slice(0, bodyMax),
    tag: `${channel} ${ts}`,
  });
  shown.addEventListener("click", () => {
    focus();
    go(isReply(message) ? replyPath(channel, thread ?? ts, ts) : messagePath(channel, ts));
    shown.close();
  });
}

function isReply({ thread_ts: thread, ts }: Message): boolean {
  return thread !== undefined && thread !== ts;
}
