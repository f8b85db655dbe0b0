import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Actor } from "../../packages/server/testkit/workspace.ts";

/** An action of a person in a channel. `who` and `on` index the people and the messages, wrapping around. */
export type Act =
  | { readonly do: "post"; readonly who: number; readonly isNamed: boolean }
  | {
      readonly do: "reply";
      readonly who: number;
      readonly on: number;
      readonly isBroadcast: boolean;
      /** Whether the client made up an id for it, so that it is looked up before it is posted. */
      readonly isNamed: boolean;
    }
  | { readonly do: "react" | "unreact"; readonly who: number; readonly on: number; readonly name: string }
  | { readonly do: "edit"; readonly on: number }
  | { readonly do: "delete"; readonly on: number };

const who = fc.nat(2);
const on = fc.nat(30);
const isNamed = fc.boolean();
const reaction = { who, on, name: fc.constantFrom("eyes", "tada") };

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("post" as const), who, isNamed }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("reply" as const), who, on, isBroadcast: fc.boolean(), isNamed }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("react" as const), ...reaction }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("unreact" as const), ...reaction }) },
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

/** What can be wrong with a message that was just deleted, or with a reaction that is there or is not. */
const late = new Set(["message_not_found", "cannot_reply_to_message", "already_reacted", "no_reaction"]);

let channels = 0;

/** A channel of its own, with some people in it, and a record of what they said there. */
export class ChannelLife {
  readonly channel: string;
  /** What the channel began with: who came. */
  readonly opening: readonly string[];
  readonly posted: Posted[] = [];
  readonly #people: readonly Actor[];
  #said = 0;

  private constructor(channel: string, people: readonly Actor[], opening: readonly string[]) {
    this.channel = channel;
    this.opening = opening;
    this.#people = people;
  }

  static async begin(people: readonly [Actor, ...Actor[]]): Promise<ChannelLife> {
    const [first, ...others] = people;
    const { channel } = await first.does("conversations.create", { name: `life-${++channels}` });
    for (const person of others) await person.does("conversations.join", { channel: channel.id });
    const { messages } = await first.does("conversations.history", { channel: channel.id });
    const opening = messages.map((message) => message.ts);
    return new ChannelLife(channel.id, people, opening);
  }

  async perform(deed: Act): Promise<void> {
    const target = "on" in deed ? this.posted[deed.on % Math.max(1, this.posted.length)] : undefined;
    if (deed.do === "post" || !target) return this.#post(deed, undefined);
    const at = { channel: this.channel, ts: target.ts };
    switch (deed.do) {
      case "reply":
        return this.#post(deed, target);
      case "react":
      case "unreact": {
        const method = deed.do === "react" ? "reactions.add" : "reactions.remove";
        const there = { channel: at.channel, timestamp: at.ts, name: deed.name };
        return void wasInTime(await this.#person(deed.who).asks(method, there));
      }
      case "edit":
        return void wasInTime(await target.by.asks("chat.update", { ...at, text: this.#words(deed) }));
      case "delete": {
        const wasThere = wasInTime(await target.by.asks("chat.delete", at));
        if (wasThere) target.isGone = true;
      }
    }
  }

  async #post(deed: Act, target: Posted | undefined): Promise<void> {
    const by = this.#person("who" in deed ? deed.who : 0);
    const isBroadcast = deed.do === "reply" && target !== undefined && deed.isBroadcast;
    const body = await by.asks("chat.postMessage", {
      channel: this.channel,
      text: this.#words(deed),
      ...("isNamed" in deed && deed.isNamed && { client_msg_id: randomUUID() }),
      ...(target && { thread_ts: target.ts, reply_broadcast: isBroadcast }),
    });
    const rootTs = target && (target.rootTs ?? target.ts);
    if (wasInTime(body)) this.posted.push({ ts: String(body["ts"]), by, rootTs, isBroadcast, isGone: false });
  }

  #person(at: number): Actor {
    const person = this.#people[at % this.#people.length];
    if (!person) throw new Error("nobody is here");
    return person;
  }

  #words(deed: Act): string {
    return `${deed.do} ${++this.#said}`;
  }

  /** The messages in the channel that start threads; a deleted one stays while it has replies. */
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
