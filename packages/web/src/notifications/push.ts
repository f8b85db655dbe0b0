import { call } from "../api/call.ts";
import { knownSession } from "../api/session.ts";
import { turnOn } from "./desktop.ts";
import { subscriberKey } from "./subscriberKey.ts";

export type PushOutcome = "on" | "off" | "denied" | "failed";

/** Whether this browser can be notified while it is closed: with a worker, by HTTPS, and where the system has a push service. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

export async function isPushOn(): Promise<boolean> {
  return isSubscriber() && (await currentSubscription()) !== undefined;
}

/** Only from a click: the browser asks the person for the permission. */
export async function turnPushOn(): Promise<PushOutcome> {
  if ((await turnOn()) !== "granted") return "denied";
  try {
    await subscribe();
    return "on";
  } catch {
    return "failed";
  }
}

export async function turnPushOff(): Promise<PushOutcome> {
  localStorage.removeItem(subscriberKey);
  const subscription = await currentSubscription();
  if (subscription) {
    await call("client.push.unsubscribe", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}

/** At each start: the key of the store may be another one, the session is, and the server may have lost the subscription. */
export async function renewPush(): Promise<void> {
  if (canPush() && isSubscriber() && Notification.permission === "granted") await subscribe();
}

function isSubscriber(): boolean {
  return localStorage.getItem(subscriberKey) === knownSession().user.id;
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribe(): Promise<void> {
  const answer = await call("client.push.key", {});
  if (!answer.ok) throw new Error(`no key for notifications: ${answer.error}`);
  const subscription = await subscriptionWith(answer.key);
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const done = await call("client.push.subscribe", { endpoint: endpoint ?? "", p256dh, auth });
  if (!done.ok) {
    await subscription.unsubscribe();
    throw new Error(`this browser could not subscribe: ${done.error}`);
  }
  localStorage.setItem(subscriberKey, knownSession().user.id);
}

/** A browser refuses a second key beside the first one. */
async function subscriptionWith(key: string): Promise<PushSubscription> {
  // Without a registration, the browser would wait for a worker that never comes.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error("this browser has no worker");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && printKey(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function printKey(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
