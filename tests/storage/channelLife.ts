import assert from "node:assert/strict";
import fc from "fast-check";
import type { Actor, Workspace } from "../../packages/server/testkit/workspace.ts";

/** Something that somebody does in a channel. `who` and `on` count on over the people and the messages there are. */
export type Act =
  | { readonly do: "post"; readonly who: number }
  | { readonly do: "reply"; readonly who: number; readonly on: number; readonly isBroadcast: boolean }
  | { readonly do: "edit"; readonly on: number }
  | { readonly do: "delete"; readonly on: number };

const who = fc.nat(2);
const on = fc.nat(30);

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("post" as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("reply" as const), who, on, isBroadcast: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("edit" as const), on }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), on }) },
);

export interface Posted {
  readonly ts: string;
  readonly by: Actor;
  /** The message it replies to, which the thread begins with. */
  readonly rootTs: string | undefined;
  readonly isBroadcast: boolean;
  isGone: boolean;
}

/** What can be wrong with a message that somebody has just taken away. */
const late = new Set(["message_not_found", "cannot_reply_to_message", "thread_not_found"]);

let channels = 0;

/** A channel of its own, with three people in it, and a record of what they said there. */
export class ChannelLife {
  readonly channel: string;
  /** What the channel began with: who came. */
  readonly opening: readonly string[];
  readonly posted: Posted[] = [];
  readonly #people: readonly Actor[];

  private constructor(channel: string, people: readonly Actor[], opening: readonly string[]) {
    this.channel = channel;
    this.opening = opening;
    this.#people = people;
  }

  static async begin({ alice, bob, bot }: Pick<Workspace, "alice" | "bob" | "bot">): Promise<ChannelLife> {
    const { channel } = await alice.does("conversations.create", { name: `life-${++channels}` });
    for (const person of [bob, bot]) await person.does("conversations.join", { channel: channel.id });
    const { messages } = await alice.does("conversations.history", { channel: channel.id });
    return new ChannelLife(
      channel.id,
      [alice, bob, bot],
      messages.map((message) => message.ts),
    );
  }

  async perform(deed: Act): Promise<void> {
    const { channel, posted } = this;
    const people = this.#people;
    const target = "on" in deed ? posted[deed.on % Math.max(1, posted.length)] : undefined;
    const text = `${deed.do} ${posted.length}`;
    if (deed.do === "post" || (deed.do === "reply" && !target)) {
      const by = people[deed.who] as Actor;
      const { ts } = await by.does("chat.postMessage", { channel, text });
      posted.push({ ts, by, rootTs: undefined, isBroadcast: false, isGone: false });
    } else if (target && deed.do === "reply") {
      const by = people[deed.who] as Actor;
      const place = { thread_ts: target.ts, reply_broadcast: deed.isBroadcast };
      const body = await by.asks("chat.postMessage", { channel, text, ...place });
      const rootTs = target.rootTs ?? target.ts;
      const reply = { by, rootTs, isBroadcast: deed.isBroadcast, isGone: false };
      if (wasInTime(body)) posted.push({ ts: String(body["ts"]), ...reply });
    } else if (target && deed.do === "edit") {
      wasInTime(await target.by.asks("chat.update", { channel, ts: target.ts, text }));
    } else if (target) {
      const wasThere = wasInTime(await target.by.asks("chat.delete", { channel, ts: target.ts }));
      if (wasThere) target.isGone = true;
    }
  }

  /** The messages that stand in the channel and begin threads; one that is gone stands there while it has replies. */
  roots(): string[] {
    const held = new Set(this.posted.flatMap(({ rootTs, isGone }) => (isGone || rootTs === undefined ? [] : [rootTs])));
    return this.posted
      .filter(({ rootTs, ts, isGone }) => rootTs === undefined && (!isGone || held.has(ts)))
      .map(({ ts }) => ts);
  }

  /** What the channel has to show, oldest first. */
  history(): string[] {
    const broadcasts = this.posted.filter(({ isBroadcast, isGone }) => isBroadcast && !isGone);
    return [...this.opening, ...this.roots(), ...broadcasts.map(({ ts }) => ts)].toSorted();
  }

  /** What a thread has to show, oldest first. */
  thread(root: string): string[] {
    const replies = this.posted.filter(({ rootTs, isGone }) => rootTs === root && !isGone);
    return [root, ...replies.map(({ ts }) => ts)].toSorted();
  }
}

function wasInTime(body: { readonly ok: boolean; readonly error?: string | undefined }): boolean {
  assert.ok(body.ok || late.has(body.error ?? ""), `refused for no good reason: ${JSON.stringify(body)}`);
  return body.ok;
}
