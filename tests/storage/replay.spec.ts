import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import fc from "fast-check";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { act, type Act, ChannelLife } from "./channelLife.ts";
import { type Frame, Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_REPLAY_RUNS");

const before = fc.array(act, { maxLength: 15 });
/** What is in one group is done at once. */
const after = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });

describe("a client that follows the events", () => {
  for (const kind of storeKinds) {
    test(`comes to what it would read afresh on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await followsEvents([world.alice, world.bob, world.bot], world);
    });
  }
  for (const kind of sharedStoreKinds) {
    test(`of one of two servers comes to what it would read afresh on ${kind.name}`, { skip: kind.skip }, async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await followsEvents([first.alice, second.bob, first.bot, second.carol], second);
    });
  }
});

async function followsEvents(people: readonly [Actor, ...Actor[]], server: Workspace): Promise<void> {
  const reader = server.bob;
  await server.platform.listen();
  await fc.assert(
    fc.asyncProperty(before, after, async (past, news) => {
      const life = await ChannelLife.begin(people);
      for (const deed of past) await life.perform(deed);
      await using heard = await Listening.as(reader);
      const known = await fetchAll(reader, life.channel);

      for (const group of news) await Promise.all(group.map((deed: Act) => life.perform(deed)));
      for (const frame of await heard.soFar(reader, life.channel)) apply(known, life.channel, frame);

      assert.deepEqual(inOrder(known), inOrder(await fetchAll(reader, life.channel)));
    }),
    { numRuns: runs },
  );
}

interface Message {
  readonly ts: string;
  readonly user?: string;
  readonly bot_id?: string;
  readonly thread_ts?: string;
  readonly reply_count?: number;
  readonly reply_users?: readonly string[];
  readonly reply_users_count?: number;
  readonly latest_reply?: string;
  readonly is_locked?: boolean;
  readonly reactions?: readonly Reaction[];
}

interface Reaction {
  readonly name: string;
  readonly users: readonly string[];
  readonly count: number;
}

/** Every message of a channel and of its threads, by timestamp. */
type Known = Map<string, Message>;

function inOrder(known: Known): Message[] {
  return [...known.values()].toSorted((a, b) => (a.ts < b.ts ? -1 : 1));
}

async function fetchAll(reader: Actor, channel: string): Promise<Known> {
  const known: Known = new Map();
  const add = (message: object): void => {
    // Other events than those of messages report how far the reader has read, and a root is known by itself.
    const { root: _root, subscribed: _s, last_read: _l, unread_count: _u, ...own } = message as Record<string, unknown>;
    const kept = own as unknown as Message;
    assert.deepEqual(known.get(kept.ts) ?? kept, kept, "a broadcast reads alike in the channel and in its thread");
    known.set(kept.ts, kept);
  };
  const { messages } = await reader.does("conversations.history", { channel, limit: limits.history_page_max });
  messages.forEach(add);
  for (const { ts, reply_count } of messages) {
    if (reply_count === undefined) continue;
    (await reader.does("conversations.replies", { channel, ts })).messages.slice(1).forEach(add);
  }
  return known;
}

/** All that a client has to know of the events of a channel. */
function apply(known: Known, channel: string, frame: Frame): void {
  if (frame.type === "reaction_added" || frame.type === "reaction_removed") return applyReaction(known, channel, frame);
  if (frame.type !== "message" || frame["channel"] !== channel) return;
  switch (frame["subtype"]) {
    case "message_changed": {
      const message = frame["message"] as Message;
      known.set(message.ts, message);
      return;
    }
    case "message_deleted": {
      const gone = known.get(String(frame["deleted_ts"]));
      assert.ok(gone, "the deleted message had been received");
      known.delete(gone.ts);
      const root = rootOf(known, gone);
      if (root) known.set(root.ts, uncounted(known, root, gone));
      return;
    }
    default: {
      const { channel: _c, channel_type: _type, event_ts: _at, root: _root, ...message } = frame as Frame & Message;
      const root = rootOf(known, message);
      if (root) known.set(root.ts, counted(known, root, message));
      known.set(message.ts, message);
    }
  }
}

function rootOf(known: Known, { ts, thread_ts }: Message): Message | undefined {
  return thread_ts === undefined || thread_ts === ts ? undefined : known.get(thread_ts);
}

const replierOf = ({ user, bot_id }: Message): string => user ?? bot_id ?? "";

function hasReplied(known: Known, root: Message, replier: string): boolean {
  return [...known.values()].some((one) => rootOf(known, one) === root && replierOf(one) === replier);
}

function counted(known: Known, root: Message, reply: Message): Message {
  const replier = replierOf(reply);
  const users = root.reply_users ?? [];
  const isNew = !hasReplied(known, root, replier);
  return {
    ...root,
    thread_ts: root.ts,
    reply_count: (root.reply_count ?? 0) + 1,
    reply_users_count: (root.reply_users_count ?? 0) + (isNew ? 1 : 0),
    latest_reply: reply.ts,
    reply_users: isNew && users.length < limits.reply_users_max ? [...users, replier] : users,
    is_locked: root.is_locked ?? false,
  };
}

function uncounted(known: Known, root: Message, gone: Message): Message {
  const replier = replierOf(gone);
  const left = [...known.values()].filter((one) => rootOf(known, one) === root);
  const { thread_ts, reply_count, reply_users = [], reply_users_count, latest_reply: _l, is_locked, ...rest } = root;
  if (left.length === 0) return { ...rest, ...(is_locked && { is_locked }) };
  const isGone = !hasReplied(known, root, replier);
  return {
    ...rest,
    ...(thread_ts !== undefined && { thread_ts }),
    reply_count: (reply_count ?? 1) - 1,
    reply_users: isGone ? reply_users.filter((user) => user !== replier) : reply_users,
    reply_users_count: (reply_users_count ?? 1) - (isGone ? 1 : 0),
    latest_reply:
      left
        .map(({ ts }) => ts)
        .toSorted()
        .at(-1) ?? "",
    is_locked: is_locked ?? false,
  };
}

function applyReaction(known: Known, channel: string, frame: Frame): void {
  const item = frame["item"] as { channel: string; ts: string };
  const message = item.channel === channel ? known.get(item.ts) : undefined;
  if (!message) return;
  const user = String(frame["user"]);
  const name = String(frame["reaction"]);
  const { reactions: old = [], ...rest } = message;
  const reactions = frame.type === "reaction_added" ? reacted(old, name, user) : unreacted(old, name, user);
  known.set(message.ts, reactions.length > 0 ? { ...rest, reactions } : rest);
}

function reacted(reactions: readonly Reaction[], name: string, user: string): Reaction[] {
  const known = reactions.find((one) => one.name === name);
  if (!known) return [...reactions, { name, users: [user], count: 1 }];
  const grown = { name, users: [...known.users, user], count: known.count + 1 };
  return reactions.map((one) => (one === known ? grown : one));
}

function unreacted(reactions: readonly Reaction[], name: string, user: string): Reaction[] {
  return reactions
    .map((one) =>
      one.name === name ? { name, users: one.users.filter((id) => id !== user), count: one.count - 1 } : one,
    )
    .filter(({ count }) => count > 0);
}
