import { useEffect } from "react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { onEvent } from "../store/listeners.ts";
import { refreshQuiet } from "../store/quiet.ts";
import { isQuietStale } from "../store/quietTimes.ts";
import { store } from "../store/store.ts";
import { isReply, type Message } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { mayOffer, permission, turnOn } from "./desktop.ts";
import { isWanted, shouldNotify } from "./shouldNotify.ts";
import { notificationsText } from "../strings/notifications.ts";

/** Another window may be looking at it: then it is read by now, and this one is silent. */
const readElsewhereMs = 400;

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
        notify(channel, message, go);
      }),
    [current, openThread, go],
  );
  useEffect(
    () =>
      onEvent("dnd_override", ({ channel, ts }) => {
        void readMessage(channel, ts).then((message) => {
          if (message && isWanted(store.getState(), channel, message)) notify(channel, message, go);
        });
      }),
    [go],
  );
}

function notify(channel: string, message: Message, go: (path: string) => void): void {
  if (mayOffer()) offer();
  if (permission() !== "granted") return;
  const loaded = import("./showNotification.ts");
  setTimeout(
    () => void loaded.then(({ showNotification }) => showNotification(channel, message, go)).catch(() => undefined),
    readElsewhereMs,
  );
}

/** The event names the message only; this page may never have shown its conversation. */
async function readMessage(channel: string, ts: string): Promise<Message | undefined> {
  const known = store.getState().timelines[channel]?.messages.find((message) => message.ts === ts);
  if (known) return known;
  const range = { channel, oldest: ts, latest: ts, inclusive: true, limit: 1 };
  const answer = await call("conversations.history", range).catch(() => undefined);
  return answer?.ok ? answer.messages[0] : undefined;
}

function offer(): void {
  toast(notificationsText.offer, {
    label: notificationsText.turnOn,
    run: () => void turnOn(),
  });
}
