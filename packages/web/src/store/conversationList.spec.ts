import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SocketEvent, SocketEventType } from "@platform/protocol/contract/events.ts";
import { exampleEvent } from "@platform/protocol/eventCatalog/exampleEvent.ts";
import { applyEvent } from "./applyEvent.ts";
import { type ConversationList, makesListStale, withList } from "./conversationList.ts";
import { allMentions, isHeard, mentionsIn } from "./counting.ts";
import { countsOf } from "./countsOf.ts";
import { createRefresher } from "./refresher.ts";
import { emptyState, type State } from "./state.ts";
import type { Channel } from "./types.ts";
import { noteEvent, whileReading } from "./whileReading.ts";

const me = "U0";
const other = "U1";
const now = 1_700_000_000_000;
const ts = (at: number) => `1700000000.${String(at).padStart(6, "0")}`;

/** One conversation as the server has it: who reads its list at any moment gets exactly this. */
interface Server {
  readonly channel: Partial<Channel> & { readonly id: string };
  readonly isListed: boolean;
  readonly lastRead: string;
  readonly latest: string;
  readonly messages: readonly { readonly ts: string; readonly isFor: boolean }[];
  readonly thread?: { readonly lastRead: string; readonly replies: readonly string[] };
}

interface Step {
  readonly events: readonly SocketEvent[];
  readonly happen: (server: Server) => Server;
}

function listOf({ channel, isListed, lastRead, latest, messages, thread }: Server): ConversationList {
  const isOpen = !channel.is_im || isListed;
  const channels = isListed || channel.is_im ? { [channel.id]: { ...channel, is_open: isOpen } as Channel } : {};
  if (!isListed) return { channels, counts: {}, threadCounts: {} };
  const unread = messages.filter((message) => message.ts > lastRead);
  const replies = thread?.replies.filter((reply) => reply > thread.lastRead) ?? [];
  const threads =
    replies.length === 0
      ? []
      : [
          {
            thread_ts: rootTs,
            last_read: thread?.lastRead ?? "",
            unread_count: replies.length,
            latest: replies.at(-1) ?? "",
          },
        ];
  const count = { id: channel.id, last_read: lastRead, unread_count: unread.length, latest, threads };
  return {
    channels,
    ...countsOf([{ ...count, mention_count: unread.filter(({ isFor }) => isFor).length + replies.length }]),
  };
}

const rootTs = ts(1);

const say = (id: string, at: number, text = "hello"): Step => ({
  events: [exampleEvent({ type: "message", channel: id, user: other, text, ts: ts(at) })],
  happen: (server) => ({
    ...server,
    isListed: true,
    latest: ts(at),
    messages: [
      ...server.messages,
      { ts: ts(at), isFor: server.channel.is_im === true || server.channel.is_mpim === true || text.includes(me) },
    ],
  }),
});

/** The server says whom a reply is for, before the reply, when everything before it was read. */
const reply = (id: string, at: number, isFirst: boolean): Step => ({
  events: [
    ...(isFirst ? [exampleEvent({ type: "thread_unread", channel: id, thread_ts: rootTs, ts: ts(at) })] : []),
    exampleEvent({ type: "message", channel: id, user: other, text: "so", ts: ts(at), thread_ts: rootTs }),
  ],
  happen: (server) => {
    const { lastRead = ts(at - 1), replies = [] } = server.thread ?? {};
    return { ...server, latest: ts(at), thread: { lastRead, replies: [...replies, ts(at)] } };
  },
});

const mark = (type: SocketEventType, id: string, at: number, left: number): Step => ({
  events: [exampleEvent({ type, channel: id, ts: ts(at), unread_count_display: left })],
  happen: (server) => ({ ...server, lastRead: ts(at) }),
});

const markThread = (id: string, at: number, left: number): Step => ({
  events: [
    exampleEvent({ type: "thread_marked", channel: id, thread_ts: rootTs, last_read: ts(at), unread_count: left }),
  ],
  happen: (server) => ({ ...server, thread: { lastRead: ts(at), replies: server.thread?.replies ?? [] } }),
});

const begin = (type: SocketEventType, id: string): Step => ({
  events: [exampleEvent({ type, user: me, channel: { id } })],
  happen: (server) => server,
});

const join = (id: string): Step => ({
  events: [exampleEvent({ type: "member_joined_channel", user: me, channel: id })],
  happen: (server) => ({ ...server, isListed: true }),
});

const server = (channel: Server["channel"], isListed = false): Server => ({
  channel: { is_member: true, ...channel },
  isListed,
  lastRead: ts(0),
  latest: ts(0),
  messages: [],
});

const stories: Readonly<Record<string, { readonly from: Server; readonly steps: readonly Step[] }>> = {
  "a first direct message": {
    from: server({ id: "D2", is_im: true, user: other }),
    steps: [begin("im_created", "D2"), say("D2", 1), say("D2", 2)],
  },
  "a direct message that comes with no other sign, as after it was closed": {
    from: server({ id: "D2", is_im: true, user: other }),
    steps: [say("D2", 1), say("D2", 2), say("D2", 3)],
  },
  "a first message to a group": {
    from: server({ id: "G2", is_mpim: true }),
    steps: [begin("mpim_joined", "G2"), say("G2", 1), say("G2", 2)],
  },
  "being added to a channel": {
    from: server({ id: "C2" }),
    steps: [join("C2"), say("C2", 1, `<@${me}> hello`), say("C2", 2)],
  },
  "reading in another browser while messages come": {
    from: server({ id: "D2", is_im: true, user: other }),
    steps: [say("D2", 1), mark("im_marked", "D2", 1, 0), say("D2", 2)],
  },
  "replies in a thread, and reading it in another browser": {
    from: server({ id: "C2" }, true),
    steps: [reply("C2", 2, true), markThread("C2", 2, 0), reply("C2", 3, true)],
  },
  "a reply that comes while the one before it is read": {
    from: server({ id: "C2" }, true),
    steps: [reply("C2", 2, true), reply("C2", 3, false), markThread("C2", 2, 1)],
  },
};

type Action = "happen" | "hear" | "read" | "answer";

/** The real parts of the store, with a server and a network that do one thing at a time. */
class Run {
  state: State = { ...emptyState, self: me };
  readonly #from: Server;
  readonly #steps: readonly Step[];
  readonly #events: readonly SocketEvent[];
  #happened = 0;
  #heard = 0;
  #pending: { list?: ConversationList; readonly answer: PromiseWithResolvers<ConversationList> } | undefined;
  readonly #list = createRefresher(async () => {
    const [list, heard] = await whileReading(() => {
      const answer = Promise.withResolvers<ConversationList>();
      this.#pending = { answer };
      return answer.promise;
    });
    this.state = withList(this.state, list, heard, now);
  });

  constructor({ from, steps }: { readonly from: Server; readonly steps: readonly Step[] }) {
    this.#from = from;
    this.#steps = steps;
    this.#events = steps.flatMap(({ events }) => events);
    // The page was just opened.
    void this.#list.refresh();
  }

  #server(): Server {
    return this.#steps.slice(0, this.#happened).reduce((known, { happen }) => happen(known), this.#from);
  }

  truth(): ConversationList {
    return listOf(this.#server());
  }

  possible(): Action[] {
    const sent = this.#steps.slice(0, this.#happened).flatMap(({ events }) => events).length;
    return [
      ...(this.#happened < this.#steps.length ? ["happen" as const] : []),
      ...(this.#heard < sent ? ["hear" as const] : []),
      ...(this.#pending && !this.#pending.list ? ["read" as const] : []),
      ...(this.#pending?.list ? ["answer" as const] : []),
    ];
  }

  async act(action: Action): Promise<void> {
    if (action === "happen") this.#happened++;
    if (action === "hear") this.#hear(this.#events[this.#heard++] as SocketEvent);
    if (action === "read" && this.#pending) this.#pending.list = listOf(this.#server());
    if (action === "answer") {
      const { list, answer } = this.#pending ?? {};
      this.#pending = undefined;
      if (list) answer?.resolve(list);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** As `hear` in run.ts, without the pause that gathers several changes. */
  #hear(event: SocketEvent): void {
    noteEvent(event);
    this.state = applyEvent(this.state, event, now);
    if (makesListStale(this.state, event)) void this.#list.refresh();
  }
}

/** Every order in which events happen, are heard, and lists are asked for, read and answered. */
async function everyOrder(story: { readonly from: Server; readonly steps: readonly Step[] }): Promise<number> {
  let orders = 0;
  for (let path: number[] | undefined = []; path;) {
    const run = new Run(story);
    const taken: { choice: number; of: number }[] = [];
    const actions: Action[] = [];
    for (let possible = run.possible(); possible.length > 0; possible = run.possible()) {
      const choice: number = path[taken.length] ?? 0;
      taken.push({ choice, of: possible.length });
      actions.push(possible[choice] as Action);
      await run.act(possible[choice] as Action);
    }
    check(run, actions.join(", "));
    orders++;
    const turn = taken.findLastIndex(({ choice, of }) => choice + 1 < of);
    path = turn < 0 ? undefined : [...taken.slice(0, turn).map(({ choice }) => choice), (taken[turn]?.choice ?? 0) + 1];
  }
  return orders;
}

function check(run: Run, how: string): void {
  const { state } = run;
  const expected = run.truth();
  const [id = ""] = Object.keys(expected.channels);
  const wanted = { ...emptyState, self: me, ...expected };
  assert.equal(state.channels[id]?.is_open, expected.channels[id]?.is_open, how);
  assert.equal(state.counts[id]?.unread, expected.counts[id]?.unread, how);
  assert.equal(mentionsIn(state, id), mentionsIn(wanted, id), how);
  assert.equal(allMentions(state), allMentions(wanted), how);
  assert.equal(isHeard(state, id), isHeard(wanted, id), how);
}

describe("in every order of events and lists, the client ends up with what the server has", () => {
  for (const [name, story] of Object.entries(stories)) {
    test(name, async () => {
      assert.ok((await everyOrder(story)) > 100);
    });
  }
});

describe("a list", () => {
  test("is read again when a channel became private or public, and not after other messages", () => {
    const server: Server = { channel: { id: "C1" }, isListed: true, lastRead: ts(1), latest: ts(1), messages: [] };
    const state = { ...emptyState, self: me, ...listOf(server) };
    const message = say("C1", 2).events[0] ?? assert.fail("no message");
    const isStale = (subtype?: string) =>
      makesListStale(state, { ...message, ...(subtype && { subtype }) } as SocketEvent);

    assert.deepEqual(["channel_convert_to_private", "channel_convert_to_public"].map(isStale), [true, true]);
    assert.equal(isStale(), false);
  });

  test("that was read before this page marked a conversation as read does not take that back", () => {
    const from = server({ id: "D2", is_im: true, user: other });
    const list = listOf(say("D2", 1).happen(from));
    const before = { ...emptyState, self: me, ...list };
    const marked = { ...before, counts: { D2: { lastRead: ts(1), unread: 0, mentions: 0 } } };

    assert.equal(withList(marked, list, [], now).counts["D2"]?.unread, 0);
  });

  test("is asked for again until the server answers", async () => {
    let tries = 0;
    const waits: number[] = [];
    const { refreshUntilDone } = createRefresher(
      async () => {
        if (++tries < 4) throw new Error("the server does not answer");
      },
      async (ms) => void waits.push(ms),
    );
    await refreshUntilDone();
    assert.deepEqual([tries, waits], [4, [500, 1000, 2000]]);
  });
});
