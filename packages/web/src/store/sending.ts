import { call } from "../api/call.ts";
import { withPosted } from "./applyEvent.ts";
import { change, store } from "./store.ts";
import { type Message, type Outgoing, type Place, placeKey } from "./types.ts";

const busy = new Set<string>();

/** Shows a message at once and sends it after those before it. Its id makes sure that it is posted once, however often it is sent. */
export function send(place: Place, content: Pick<Outgoing, "text" | "blocks" | "isBroadcast">): void {
  const item: Outgoing = { id: crypto.randomUUID(), place, ...content, atMs: Date.now(), state: "waiting" };
  setOutgoing(placeKey(place), (list) => [...list, item]);
  void work(placeKey(place));
}

export function retry(item: Outgoing): void {
  setItem(item, { state: "waiting", fault: undefined });
  void work(placeKey(item.place));
}

export function discard(item: Outgoing): void {
  setOutgoing(placeKey(item.place), (list) => list.filter((other) => other.id !== item.id));
}

/** What waited for the network goes out now. */
export function resumeSending(): void {
  for (const key of Object.keys(store.getState().outgoing)) void work(key);
}

/** One after the other, so that they arrive in the order in which they were written. */
async function work(key: string): Promise<void> {
  if (busy.has(key)) return;
  busy.add(key);
  try {
    for (let item = nextOf(key); item; item = nextOf(key)) {
      setItem(item, { state: "sending" });
      if (!(await deliver(item))) return;
    }
  } finally {
    busy.delete(key);
  }
}

function nextOf(key: string): Outgoing | undefined {
  return store.getState().outgoing[key]?.find((item) => item.state !== "failed");
}

/** Whether the next one may go; not when the network is away, because then nobody knows whether this one arrived. */
async function deliver(item: Outgoing): Promise<boolean> {
  const { place, text, blocks, isBroadcast, id } = item;
  const thread = place.thread === undefined ? {} : { thread_ts: place.thread, reply_broadcast: isBroadcast };
  const params = { channel: place.channel, text, blocks: blocks as never, client_msg_id: id, ...thread };
  const sent = await call("chat.postMessage", params).catch(() => undefined);
  if (!sent) {
    setItem(item, { state: "waiting" });
    return false;
  }
  if (!sent.ok) {
    setItem(item, { state: "failed", fault: sent.error });
    return true;
  }
  const message = { ...(sent.message as Message), client_msg_id: id };
  change((state) => withPosted(state, place.channel, message, Date.now()));
  discard(item);
  return true;
}

function setItem(item: Outgoing, next: Partial<Outgoing>): void {
  setOutgoing(placeKey(item.place), (list) =>
    list.map((other) => (other.id === item.id ? { ...other, ...next } : other)),
  );
}

function setOutgoing(key: string, next: (list: readonly Outgoing[]) => readonly Outgoing[]): void {
  change((state) => ({ ...state, outgoing: { ...state.outgoing, [key]: next(state.outgoing[key] ?? []) } }));
}
