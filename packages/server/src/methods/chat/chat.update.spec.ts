import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { contentRefusals, metadataRefusals } from "../../../testkit/content.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { linkRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.update";
const header = { type: "header", text: { type: "plain_text", text: "Lunch" } };

async function post(actor: Actor, channel: string, content: Readonly<Record<string, unknown>> = {}) {
  return actor.does("chat.postMessage", { channel, text: "first", ...content });
}

/** A message of the actor in #random, as the place of a change. */
async function own(world: Workspace, actor: Actor) {
  return { channel: world.random, ts: (await post(actor, world.random)).ts };
}

/** A message that an app is still writing. */
async function openStream(world: Workspace) {
  const root = await own(world, world.alice);
  const recipient = { recipient_user_id: world.alice.id, recipient_team_id: world.dev.teams[0]?.id ?? "" };
  return world.bot.does("chat.startStream", {
    channel: world.random,
    thread_ts: root.ts,
    markdown_text: "Let me see",
    ...recipient,
  });
}

describe(method, () => {
  test("changes the text, marks who did and when, and tells everybody what it was", async () => {
    await using world = await workspace();
    const before = await post(world.alice, world.random);
    world.clock.advance({ seconds: 5 });

    const { message, text } = await world.alice.does(method, { channel: world.random, ts: before.ts, text: "second" });

    assert.equal(text, "second");
    assert.deepEqual([message.text, message.edited?.user], ["second", world.alice.id]);
    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    assert.deepEqual(messages[0], message);
    const event = (await eventsOf(world, "message")).at(-1);
    assert.deepEqual([event?.["subtype"], event?.["hidden"]], ["message_changed", true]);
    assert.deepEqual([event?.["message"], event?.["previous_message"]], [message, before.message]);
    assert.deepEqual([event?.["channel"], event?.["channel_type"]], [world.random, "channel"]);
  });

  test("text alone does away with old blocks, and an empty list clears them", async () => {
    await using world = await workspace();
    const place = async () => ({
      channel: world.random,
      ts: (await post(world.bot, world.random, { blocks: [header] })).ts,
    });

    const updated = await world.bot.does(method, { ...(await place()), text: "Dinner" });
    const cleared = await world.bot.does(method, { ...(await place()), blocks: [] });
    const redrawn = await world.bot.does(method, { ...(await place()), blocks: [{ ...header, block_id: "new" }] });

    assert.deepEqual([updated.message.blocks, cleared.message.blocks], [undefined, undefined]);
    assert.deepEqual([cleared.text, redrawn.text], ["first", "Lunch"]);
    assert.equal(redrawn.message.blocks?.[0]?.block_id, "new");
  });

  test("attachments stay until others are given, or an empty list", async () => {
    await using world = await workspace();
    const { ts } = await post(world.bot, world.random, { attachments: [{ text: "one" }] });
    const place = { channel: world.random, ts };

    const kept = await world.bot.does(method, { ...place, text: "second" });
    const cleared = await world.bot.does(method, { ...place, attachments: [] });

    assert.equal(kept.message.attachments?.length, 1);
    assert.equal(cleared.message.attachments, undefined);
  });

  test("a message whose metadata alone changes is not edited; one that was edited before stays so", async () => {
    await using world = await workspace();
    const metadata = (status: string) => ({ event_type: "task", event_payload: { status } });
    const { ts } = await post(world.bot, world.random, { text: "Task", metadata: metadata("open") });
    const place = { channel: world.random, ts };

    const changed = await world.bot.does(method, { ...place, metadata: metadata("done") });
    const repeated = await world.bot.does(method, { ...place, text: "Task", metadata: metadata("late") });
    const cleared = await world.bot.does(method, { ...place, metadata: {} });
    const reworded = await world.bot.does(method, { ...place, text: "Other", metadata: metadata("open") });
    world.clock.advance({ seconds: 60 });
    const after = await world.bot.does(method, { ...place, metadata: metadata("done") });

    assert.deepEqual(
      [changed, repeated, cleared].map(({ message }) => message.edited),
      [undefined, undefined, undefined],
    );
    assert.ok(reworded.message.edited);
    assert.deepEqual(after.message.edited, reworded.message.edited);
    const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 1 });
    assert.deepEqual(messages[0]?.edited, reworded.message.edited);
    const emitted = await eventsOf(world, "message");
    const changes = emitted.filter((event) => event["subtype"] === "message_changed");
    const editedIn = (event: Readonly<Record<string, unknown>>) => "edited" in (event["message"] as object);
    // Clients replace the message by each of these, so the last one counts.
    assert.deepEqual(changes.map(editedIn), [false, false, false, true, true]);
  });

  test("a person's message whose metadata alone changes is not edited, although its text is given again", async () => {
    await using world = await workspace();
    const { ts } = await post(world.bob, world.random, { text: "Task" });
    const metadata = { event_type: "task", event_payload: { status: "done" } };

    const changed = await world.bob.does(method, { channel: world.random, ts, text: "Task", metadata });

    assert.equal(changed.message.edited, undefined);
    assert.equal(changed.message.blocks?.[0]?.type, "rich_text");
  });

  test("metadata stays, changes or goes, and apps receive the previous value", async () => {
    await using world = await workspace();
    const one = { event_type: "task", event_payload: { id: 1 } };
    const two = { event_type: "task", event_payload: { id: 2 } };
    const { ts } = await post(world.bot, world.random, { metadata: one });
    const place = { channel: world.random, ts, text: "second" };

    const kept = await world.bot.does(method, place);
    const changed = await world.bot.does(method, { ...place, metadata: two });
    const cleared = await world.bot.does(method, { ...place, metadata: {} });

    assert.deepEqual(
      [kept.message.metadata, changed.message.metadata, cleared.message.metadata],
      [one, two, undefined],
    );
    const [updated] = await eventsOf(world, "message_metadata_updated");
    assert.deepEqual([updated?.["previous_metadata"], updated?.["metadata"]], [one, two]);
    const [deleted] = await eventsOf(world, "message_metadata_deleted");
    assert.deepEqual(deleted?.["previous_metadata"], two);
  });

  test("a message that begins a thread keeps what is known of its thread", async () => {
    await using world = await workspace();
    const { ts } = await post(world.alice, world.random);
    await post(world.bob, world.random, { thread_ts: ts });

    const { message } = await world.alice.does(method, { channel: world.random, ts, text: "second" });

    assert.deepEqual([message.reply_count, message.reply_users], [1, [world.bob.id]]);
  });

  test("an app that speaks in a channel without being in it can correct itself there", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "mine" });
    const { ts } = await post(world.bot, channel.id);

    const { message } = await world.bot.does(method, { channel: channel.id, ts, text: "second" });

    assert.equal(message.text, "second");
  });

  test("repairs an interrupted stream: new text or blocks replace what was streamed, and it counts as completed", async () => {
    await using world = await workspace();
    const interrupted = async () => {
      const { channel, ts } = await openStream(world);
      world.clock.advance({ seconds: limits.stream_idle_s });
      await world.platform.settle();
      return { channel, ts };
    };

    const texted = await world.bot.does(method, { ...(await interrupted()), text: "Forty-two" });
    const events = (await eventsOf(world, "message")).map(
      ({ message }) => message as typeof texted.message | undefined,
    );
    assert.equal(events.findLast((message) => message?.ts === texted.ts)?.streaming_state, "completed");
    const drawn = await world.bot.does(method, { ...(await interrupted()), blocks: [header] });
    const noted = await world.bot.does(method, {
      ...(await interrupted()),
      metadata: { event_type: "seen", event_payload: {} },
    });

    assert.deepEqual([texted.message.text, texted.message.blocks], ["Forty-two", undefined]);
    assert.deepEqual(
      [texted, drawn, noted].map(({ message }) => message.streaming_state),
      ["completed", "completed", "errored"],
    );
  });

  test("text on a finished stream replaces its blocks", async () => {
    await using world = await workspace();
    const { channel, ts } = await openStream(world);
    await world.bot.does("chat.stopStream", { channel, ts });

    const { message } = await world.bot.does(method, { channel, ts, text: "Corrected" });

    assert.deepEqual([message.text, message.blocks, message.streaming_state], ["Corrected", undefined, "completed"]);
  });

  test("refuses text beyond its limit, which would otherwise lose what was there", async () => {
    await using world = await workspace();
    const text = "x".repeat(limits.update_text_chars_max + 1);

    const code = await world.alice.refused(method, { ...(await own(world, world.alice)), text });

    assert.equal(code, "msg_too_long");
  });

  refuses(method, contentRefusals(method, own));
  refuses(
    method,
    linkRefusals(async (actor, { channel }, text) => {
      const { ts } = await post(actor, channel);
      return actor.refused(method, { channel, ts, text });
    }),
  );
  refuses(method, metadataRefusals(method, own));
  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, ts: "1.000001", text: "hi" }),
    not_in_channel: async (world) => {
      const place = await own(world, world.alice);
      await world.alice.does("conversations.leave", { channel: world.random });
      return world.alice.refused(method, { ...place, text: "hi" });
    },
    is_archived: async (world) => {
      const place = await own(world, world.alice);
      await world.alice.does("conversations.archive", { channel: world.random });
      return world.alice.refused(method, { ...place, text: "hi" });
    },
    message_not_found: ({ alice, random }) => alice.refused(method, { channel: random, ts: "1.000001", text: "hi" }),
    cant_update_message: async (world) => world.bob.refused(method, { ...(await own(world, world.alice)), text: "hi" }),
    streaming_state_conflict: async (world) => {
      const { ts } = await openStream(world);
      return world.bot.refused(method, { channel: world.random, ts, text: "hi" });
    },
  });
});
