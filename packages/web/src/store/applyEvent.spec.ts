import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SocketEvent, SocketEventType } from "@platform/protocol/contract/events.ts";
import { exampleEvent } from "@platform/protocol/eventCatalog/exampleEvent.ts";
import { applyEvent, statusMs, typingMs } from "./applyEvent.ts";
import { countAfterReading, unreadSince } from "./counting.ts";
import { emojiBehind, emojiPicture } from "./emoji.ts";
import { emptyState, type State } from "./state.ts";
import type { Channel, Count, Message, Outgoing } from "./types.ts";

const me = "U0";
const now = 1_700_000_000_000;
const ts = (at: number) => `1700000000.${String(at).padStart(6, "0")}`;
const message = (at: number, more: Partial<Message> = {}): Message => ({
  type: "message",
  user: "U1",
  text: `number ${at}`,
  ts: ts(at),
  ...more,
});
/** The fields that a test is about; the others are those of the example. */
type Given = { readonly type: SocketEventType } & Readonly<Record<string, unknown>>;
const posted = (at: number, more: object = {}): Given => ({ ...message(at), channel: "C1", ...more });

function known(...messages: Message[]): State {
  return {
    ...emptyState,
    self: me,
    channels: { C1: { id: "C1", is_im: false } as Channel, D1: { id: "D1", is_im: true } as Channel },
    counts: { C1: { lastRead: ts(0), unread: 0, mentions: 0 }, D1: { lastRead: ts(0), unread: 0, mentions: 0 } },
    timelines: { C1: { messages, hasOlder: false, hasNewer: false } },
  };
}

const after = (state: State, ...events: Given[]) =>
  events.reduce((next, event) => applyEvent(next, exampleEvent(event), now), state);
const textsIn = (state: State, key = "C1") => state.timelines[key]?.messages.map(({ text }) => text);

describe("a channel", () => {
  test("that is deleted is gone with its messages and threads", () => {
    const state = known(message(1), message(2));
    const withThread = {
      ...state,
      timelines: { ...state.timelines, [`C1/${ts(1)}`]: { messages: [message(1)], hasOlder: false, hasNewer: false } },
    };

    const { channels, counts, timelines } = after(withThread, { type: "channel_deleted", channel: "C1" });

    assert.deepEqual([Object.keys(channels), Object.keys(counts), timelines], [["D1"], ["D1"], {}]);
  });

  test("forgets the messages of the time that retention reached, and the threads that began then", () => {
    const state = known(message(1), message(2), message(3));
    const thread = { messages: [message(1)], hasOlder: false, hasNewer: false };
    const threads = { [`C1/${ts(1)}`]: thread, [`C1/${ts(3)}`]: thread };
    const both = { ...state, timelines: { ...state.timelines, ...threads } };

    const kept = after(both, { type: "channel_history_changed", channel: "C1", latest: ts(2) });
    const none = after(both, { type: "channel_history_changed", channel: "C1", latest: ts(3) });

    assert.deepEqual([textsIn(kept), kept.timelines["C1"]?.hasOlder], [["number 3"], true]);
    assert.deepEqual(Object.keys(kept.timelines).toSorted(), ["C1", `C1/${ts(3)}`]);
    assert.deepEqual(none.timelines, {});
  });

  test("is archived and unarchived by events, and an unknown one is not made up", () => {
    const archived = after(
      known(),
      { type: "channel_archive", channel: "C1" },
      { type: "group_archive", channel: "C9" },
    );
    assert.equal(archived.channels["C1"]?.is_archived, true);
    assert.deepEqual(Object.keys(archived.channels), ["C1", "D1"]);
    assert.equal(after(archived, { type: "channel_unarchive", channel: "C1" }).channels["C1"]?.is_archived, false);
  });
});

describe("a message", () => {
  test("takes its place by its timestamp, and once however often its event arrives", () => {
    const state = after(known(message(1), message(3)), posted(2), posted(4), posted(2));
    assert.deepEqual(textsIn(state), ["number 1", "number 2", "number 3", "number 4"]);
    assert.equal(state.counts["C1"]?.unread, 2);
  });

  test("is no news to its author, nor are comings and goings", () => {
    const state = after(known(), posted(1, { user: me }), posted(2, { subtype: "channel_join" }));
    assert.deepEqual(state.counts["C1"], { lastRead: ts(0), unread: 0, mentions: 0, latest: ts(1) });
  });

  test("tells what a channel is about and for, until the next one does", () => {
    const state = after(
      known(),
      posted(1, { subtype: "channel_topic", topic: "Friday" }),
      posted(2, { subtype: "group_purpose", purpose: "Releases" }),
      posted(3, { subtype: "channel_topic", topic: "" }),
      posted(4, { topic: "of an app that sends such a field" }),
    );
    const { topic, purpose } = state.channels["C1"] ?? {};
    assert.deepEqual([topic?.value, purpose?.value], ["", "Releases"]);
  });

  test("is for this person when it names them or everybody, or is direct", () => {
    const state = after(
      known(),
      posted(1, { text: `<@${me}> hello` }),
      posted(2, { text: "<!here> hello" }),
      posted(3),
      posted(1, { channel: "D1" }),
    );
    assert.deepEqual([state.counts["C1"]?.unread, state.counts["C1"]?.mentions], [3, 2]);
    assert.equal(state.counts["D1"]?.mentions, 1);
  });

  test("leaves no gap: what is newer than a stretch from the past is not put at its end", () => {
    const state = known(message(1));
    const past = { ...state, timelines: { C1: { messages: [message(1)], hasOlder: true, hasNewer: true } } };
    assert.deepEqual(textsIn(after(past, posted(9))), ["number 1"]);
  });

  test("replaces the one that was on its way, and ends its author's writing", () => {
    const item: Outgoing = {
      id: "x",
      place: { channel: "C1" },
      text: "",
      blocks: [],
      isBroadcast: false,
      atMs: now,
      state: "sending",
    };
    const typing = after(known(), { type: "user_typing", channel: "C1", user: "U1" });
    assert.equal(typing.typing["C1"]?.["U1"], now + typingMs);
    const state = after({ ...typing, outgoing: { C1: [item] } }, posted(1, { client_msg_id: "x" }));
    assert.deepEqual([state.outgoing["C1"], state.typing["C1"]?.["U1"]], [[], 0]);
  });

  test("ends what an app said it was at, which else ends by itself or when it says so", () => {
    const told = { type: "assistant_thread_status" as const, channel: "C1", thread_ts: ts(1), user: "U1" };
    const key = `C1/${ts(1)}`;
    const busy = after(known(), { ...told, status: "is thinking..." });
    assert.deepEqual([busy.typing[key]?.["U1"], busy.statuses[key]?.["U1"]], [now + statusMs, "is thinking..."]);
    assert.equal(after(busy, { ...told, status: "" }).typing[key]?.["U1"], 0);
    assert.equal(after(busy, posted(2, { thread_ts: ts(1) })).typing[key]?.["U1"], 0);
  });

  test("that is changed or deleted is so in the channel and in its thread", () => {
    const root = message(1, { reply_count: 2, thread_ts: ts(1) });
    const start = known(root);
    const state = {
      ...start,
      timelines: {
        ...start.timelines,
        [`C1/${ts(1)}`]: { messages: [root, message(2, { thread_ts: ts(1) })], hasOlder: false, hasNewer: false },
      },
    };
    const changed = after(state, {
      type: "message",
      subtype: "message_changed",
      channel: "C1",
      message: message(1, { text: "better" }),
    });
    assert.deepEqual([textsIn(changed), textsIn(changed, `C1/${ts(1)}`)], [["better"], ["better", "number 2"]]);
    assert.equal(changed.timelines["C1"]?.messages[0]?.reply_count, 2);
    const gone = after(changed, {
      type: "message",
      subtype: "message_deleted",
      channel: "C1",
      deleted_ts: ts(2),
      previous_message: message(2, { thread_ts: ts(1) }),
    });
    assert.deepEqual(textsIn(gone, `C1/${ts(1)}`), ["better"]);
    assert.equal(gone.timelines["C1"]?.messages[0]?.reply_count, 1);
  });
});

test("a reply is counted in its root and shown in the thread; only a broadcast one in the channel", () => {
  const state = after(
    known(message(1)),
    posted(2, { thread_ts: ts(1), user: "U2" }),
    posted(2, { thread_ts: ts(1), user: "U2" }),
    posted(3, { thread_ts: ts(1), subtype: "thread_broadcast" }),
  );
  const [root] = state.timelines["C1"]?.messages ?? [];
  assert.deepEqual([root?.reply_count, root?.reply_users, root?.latest_reply], [2, ["U2", "U1"], ts(3)]);
  assert.deepEqual(textsIn(state), ["number 1", "number 3"]);
  assert.equal(state.counts["C1"]?.unread, 0);
});

test("what only this person sees in a thread is shown there, and counts as no reply", () => {
  const state = known(message(1));
  const key = `C1/${ts(1)}`;
  const open = { messages: [message(1)], hasOlder: false, hasNewer: false };
  const withThread = { ...state, timelines: { ...state.timelines, [key]: open } };

  const shown = after(withThread, posted(2, { thread_ts: ts(1), is_ephemeral: true }));

  assert.deepEqual([textsIn(shown), textsIn(shown, key)], [["number 1"], ["number 1", "number 2"]]);
  assert.deepEqual(
    [shown.timelines["C1"]?.messages[0], shown.timelines[key]?.messages[0]].map((root) => root?.reply_count),
    [undefined, undefined],
  );
});

test("reactions are counted once per person, and go again", () => {
  const reaction = { user: "U2", reaction: "wave", item: { channel: "C1", ts: ts(1) } };
  const once = after(
    known(message(1)),
    { type: "reaction_added", ...reaction },
    { type: "reaction_added", ...reaction },
  );
  assert.deepEqual(once.timelines["C1"]?.messages[0]?.reactions, [{ name: "wave", users: ["U2"], count: 1 }]);
  const none = after(once, { type: "reaction_removed", ...reaction });
  assert.deepEqual(none.timelines["C1"]?.messages[0]?.reactions, []);
});

test("reading elsewhere clears the counts here; marking unread brings them back", () => {
  const state = after(known(), posted(1), posted(2, { text: `<@${me}>` }));
  const read = after(state, { type: "channel_marked", channel: "C1", ts: ts(2), unread_count_display: 0 });
  assert.deepEqual(read.counts["C1"], { lastRead: ts(2), unread: 0, mentions: 0, latest: ts(2) });
  const again = after(read, { type: "channel_marked", channel: "C1", ts: ts(1), unread_count_display: 1 });
  assert.deepEqual(again.counts["C1"], { lastRead: ts(1), unread: 1, mentions: 1, latest: ts(2) });
});

test("reading a part leaves the rest unread, with its mentions, also when the end is not loaded", () => {
  const named = { text: `<@${me}>` };
  const loaded = known(message(1), message(2, named), message(3, { user: me }), message(4));
  const stretch = { messages: loaded.timelines["C1"]?.messages ?? [], hasOlder: false, hasNewer: true };
  const state: State = {
    ...loaded,
    timelines: { C1: stretch },
    counts: { C1: { lastRead: ts(0), unread: 50, mentions: 3 } },
  };
  const count = (counts: Partial<Count>): Count => ({ lastRead: ts(0), unread: 50, mentions: 3, ...counts });
  assert.deepEqual(
    countAfterReading(state, "C1", ts(2), count({})),
    count({ lastRead: ts(2), unread: 48, mentions: 2 }),
  );
  assert.deepEqual(
    countAfterReading(state, "C1", ts(4), count({})),
    count({ lastRead: ts(4), unread: 47, mentions: 2 }),
  );
  const many = count({ unread: 1_000 });
  assert.equal(countAfterReading(state, "C1", ts(4), many).unread, 1_000, "the server counts up to a limit");
  assert.equal(countAfterReading(state, "C1", ts(9), many).unread, 0, "what is not loaded is before that, too");
  const whole: State = { ...state, timelines: { C1: { ...stretch, hasNewer: false } } };
  assert.equal(countAfterReading(whole, "C1", ts(4), many).unread, 0);

  const marked = after(state, { type: "channel_marked", channel: "C1", ts: ts(2), unread_count_display: 48 });
  assert.deepEqual(marked.counts["C1"], { lastRead: ts(2), unread: 48, mentions: 2 });
});

test("a thread with a first unread reply is read up to the one before", () => {
  const thread = ts(1);
  const unread = { type: "thread_unread", channel: "C1", thread_ts: thread, ts: ts(5) } as const;
  const state = after(known(message(1)), unread, posted(5, { thread_ts: thread }));
  assert.equal(unreadSince(state, { channel: "C1", thread }), ts(4));
  assert.equal(unreadSince(state, { channel: "C1" }), undefined);
});

test("a list of present people replaces the known one; single changes follow", () => {
  const state = after(
    known(),
    { type: "presence_change", presence: "active", users: ["U1", "U2"] },
    { type: "presence_change", presence: "away", user: "U1" },
    { type: "presence_change", presence: "active", user: "U3" },
  );
  assert.deepEqual([...state.active], ["U2", "U3"]);
});

test("a group is known with its event, including one's own membership", () => {
  const subteam = { id: "S1", handle: "night", name: "Night", users: ["U1"] };
  const made = after(known(), { type: "subteam_created", subteam });
  assert.deepEqual(made.groups, { S1: { id: "S1", handle: "night", name: "Night", isOwn: false, count: 1 } });
  const joined = after(made, { type: "subteam_updated", subteam: { ...subteam, users: ["U1", me] } });
  assert.deepEqual([joined.groups["S1"]?.isOwn, joined.groups["S1"]?.count], [true, 2]);
});

test("the workspace's own emoji come, take other names and go, and their second names follow", () => {
  const picture = "https://example.com/parrot.png";
  const added = after(
    known(),
    { type: "emoji_changed", subtype: "add", name: "parrot", value: picture },
    { type: "emoji_changed", subtype: "add", name: "bird", value: "alias:parrot" },
    { type: "emoji_changed", subtype: "rename", old_name: "parrot", new_name: "party_parrot", value: picture },
  );
  assert.deepEqual(added.emoji, { party_parrot: picture, bird: "alias:party_parrot" });
  assert.equal(emojiPicture(added.emoji, "bird"), picture);
  assert.equal(emojiBehind(added.emoji, "bird"), "party_parrot");
  // A name of a message may be one that every object has.
  assert.equal(emojiPicture(added.emoji, "constructor"), undefined);
  const gone = after(added, { type: "emoji_changed", subtype: "remove", names: ["bird", "party_parrot"] });
  assert.deepEqual(gone.emoji, {});
});

test("what nobody here knows changes nothing", () => {
  const state = known(message(1));
  assert.equal(applyEvent(state, { type: "invented" } as unknown as SocketEvent, now), state);
});

describe("the sidebar", () => {
  test("follows a star and the sections of another browser", () => {
    const item = { type: "channel", channel: "C1", date_create: 1 };
    const starred = after(known(), { type: "star_added", item });
    assert.equal(starred.channels["C1"]?.is_starred, true);
    assert.equal(after(starred, { type: "star_removed", item }).channels["C1"]?.is_starred, false);
    const message = { type: "message", channel: "C1", date_create: 1 };
    assert.equal(after(known(), { type: "star_added", item: message }).channels["C1"]?.is_starred, undefined);
    const changed = after(known(), { type: "channel_sections_changed" });
    assert.deepEqual(
      changed.sections.map(({ name }) => name),
      ["Projects"],
    );
  });

  test("knows the newest message of a conversation, own and read ones included", () => {
    const mine = after(known(), posted(2, { user: me }));
    assert.equal(mine.counts["C1"]?.latest, ts(2));
    const marked = after(known(), posted(3), {
      type: "channel_marked",
      channel: "C1",
      ts: ts(3),
      unread_count_display: 0,
    });
    assert.equal(marked.counts["C1"]?.latest, ts(3));
  });
});
