import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { fullOfBlocks, longBlocks, metadataRefusals } from "../../../testkit/content.ts";
import { makeRecord } from "../../../testkit/lists.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { devBot, linkRefusals, postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { ask, recipientIn, startAnswer, streamed } from "../../../testkit/streams.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { tiers } from "../rate.ts";

const method = "chat.startStream";

function refusedWith(more: object): (world: Workspace) => Promise<string> {
  return async (world) => world.bot.refused(method, { ...(await ask(world)), ...more });
}

async function startUntilRefused(world: Workspace): Promise<{ started: number; error: string }> {
  const question = await ask(world);
  for (let started = 0; started < 1_000; started++) {
    const { error } = await world.bot.asks(method, question);
    if (error !== undefined) return { started, error: String(error) };
  }
  throw new Error("a channel takes any number of streams");
}

describe(method, () => {
  test("begins a reply of the app that says it is still being written [API-9.1]", async () => {
    await using world = await workspace();

    const started = await startAnswer(world, { markdown_text: "It is **this**" });

    const message = await streamed(world, started);
    assert.equal(message.text, "It is **this**");
    assert.equal(message.streaming_state, "in_progress");
    assert.equal(message.thread_ts, started.thread_ts);
    assert.deepEqual(message.blocks, [{ type: "markdown", text: "It is **this**" }]);
  });

  test("may begin with nothing", async () => {
    await using world = await workspace();

    const message = await streamed(world, await startAnswer(world));

    assert.equal(message.text, "");
    assert.deepEqual(message.blocks, []);
  });

  test("needs no recipient in a DM [API-9.3]", async () => {
    await using world = await workspace();
    const channel = await openDm(world, world.alice, await devBot(world));
    const { ts } = await world.alice.does("chat.postMessage", { channel, text: "hello" });

    const started = await world.bot.does(method, { channel, thread_ts: ts, markdown_text: "hello" });

    assert.equal(started.channel, channel);
  });

  test("an unknown workspace of the recipient is refused like a channel's name without a workspace", async () => {
    await using world = await workspace();

    const refused = await refusedWith({ recipient_team_id: "T0000000000" })(world);

    assert.equal(refused, "team_not_found");
  });

  test("shows tasks where they came, or as a plan where the first one is [API-9.5, API-9.14, API-9.15]", async () => {
    await using world = await workspace();
    const chunks = [
      { type: "markdown_text", text: "First " },
      { type: "task_update", id: "a", title: "Look", status: "in_progress" },
      { type: "markdown_text", text: "then" },
      { type: "task_update", id: "b", title: "Tell", status: "pending" },
      { type: "plan_update", title: "The plan" },
    ];
    const shapes = async (task_display_mode: "timeline" | "plan") => {
      const { blocks } = await streamed(world, await startAnswer(world, { chunks, task_display_mode }));
      return blocks?.map((block) => block.type);
    };

    assert.deepEqual(await shapes("timeline"), ["markdown", "task_card", "markdown", "task_card"]);
    assert.deepEqual(await shapes("plan"), ["markdown", "plan", "markdown"]);
  });

  test("a channel takes fewer streams than the method allows, and more after a while [API-9.38]", async () => {
    await using world = await workspace({ rates: "strict" });

    const { started, error } = await startUntilRefused(world);
    world.clock.advance({ seconds: 60 });

    assert.deepEqual([started, error], [limits.stream_starts_per_channel_minute, "rate_limited"]);
    assert.ok(limits.stream_starts_per_channel_minute < tiers[2].perMinute);
    await world.bot.does(method, await ask(world));
  });

  test("with limits off a channel takes any number of streams", async () => {
    await using world = await workspace({ rates: "off" });
    const question = await ask(world);

    for (let started = 0; started < 100; started++) await world.bot.does(method, question);
  });

  test("answers active people of the named workspace only, and not the app itself", async () => {
    await using world = await workspace();
    const { acme, labs, birch } = teamsOf(world);
    await world.alice.does("admin.users.remove", { team_id: acme, user_id: world.bob.id });
    const recipients = {
      "of another workspace of the org": [personOf(world, "erin").id, labs],
      "of another workspace, named with the app's": [personOf(world, "erin").id, acme],
      "named with another workspace": [world.alice.id, labs],
      "of another organization": [personOf(world, "frank").id, acme],
      deactivated: [world.bob.id, acme],
      "the app's own bot": [(await devBot(world)).id, acme],
    };

    for (const [who, [recipient_user_id, recipient_team_id]] of Object.entries(recipients)) {
      assert.equal(await refusedWith({ recipient_user_id, recipient_team_id })(world), "user_not_found", who);
    }
    const beyond = { recipient_user_id: personOf(world, "frank").id, recipient_team_id: birch };
    assert.equal(await refusedWith(beyond)(world), "team_not_found");
    const channel = await openDm(world, world.alice, await devBot(world));
    const { ts } = await world.alice.does("chat.postMessage", { channel, text: "hello" });
    const inDm = { channel, thread_ts: ts, recipient_user_id: world.bob.id };
    assert.equal(await world.bot.refused(method, inDm), "user_not_found");
  });

  test("what is wrong with blocks is named with the place of their chunk", async () => {
    await using world = await workspace();
    const section = { type: "section", text: { type: "mrkdwn", text: "x" } };
    const chunks = [
      { type: "markdown_text", text: "First" },
      { type: "blocks", blocks: [section, { type: "header" }] },
    ];
    const pointed = async (more: object) => {
      const { response_metadata } = await world.bot.asks(method, { ...(await ask(world)), ...more });
      return (response_metadata as { messages: string[] }).messages.map((line) => /pointer:([^\]]*)/.exec(line)?.[1]);
    };

    assert.deepEqual(await pointed({ chunks }), ["/chunks/1/blocks/1"]);
    assert.deepEqual(await pointed({ chunks, markdown_text: "Before" }), ["/chunks/1/blocks/1"]);
    assert.deepEqual(await pointed({ chunks: [{ type: "blocks", blocks: longBlocks }] }), ["/chunks/0/blocks"]);
  });

  test("counts characters of text and titles as code points [API-9.11, API-9.12]", async () => {
    await using world = await workspace();
    const smile = "😀";
    const task = (length: number) => ({
      chunks: [{ type: "task_update", id: "a", title: smile.repeat(length), status: "pending" }],
    });

    await startAnswer(world, { markdown_text: smile.repeat(limits.markdown_chars_max) });
    await startAnswer(world, { chunks: [{ type: "plan_update", title: smile.repeat(limits.stream_field_chars_max) }] });
    await startAnswer(world, task(limits.stream_field_chars_max));

    const tooLong = smile.repeat(limits.markdown_chars_max + 1);
    assert.equal(await refusedWith({ markdown_text: tooLong })(world), "msg_too_long");
    assert.equal(await refusedWith(task(limits.stream_field_chars_max + 1))(world), "invalid_chunks");
  });

  refuses(
    method,
    postingRefusals(async (actor, place) => {
      return actor.refused(method, { ...(await recipientIn(actor, place)), ...place });
    }),
    {
      restricted_action: "[API-9.39]",
      restricted_action_read_only_channel: "[API-9.41]",
      restricted_action_thread_only_channel: "[API-9.43]",
      restricted_action_non_threadable_channel: "[API-9.40]",
      restricted_action_thread_locked: "[API-9.42]",
      messages_tab_disabled: "[API-9.29]",
      message_limit_exceeded: "[API-9.28]",
    },
  );

  refuses(
    method,
    linkRefusals(async (actor, place, text) => {
      const { ts } = await actor.does("chat.postMessage", { channel: place.channel, text: "question" });
      const recipient = await recipientIn(actor, place);
      return actor.refused(method, { ...place, ...recipient, thread_ts: ts, markdown_text: text });
    }),
    {
      platform_connect_file_link_sharing_blocked: "[API-9.45]",
      platform_connect_canvas_sharing_blocked: "[API-9.44]",
      platform_connect_lists_sharing_blocked: "[API-9.46]",
    },
  );
  const { metadata_must_be_sent_from_app: _reserved, ...metadata } = metadataRefusals(method, ask);
  refuses(method, metadata, {
    invalid_metadata_format: "[API-9.25]",
    metadata_too_large: "[API-9.32]",
    invalid_metadata_schema: "[API-9.26]",
  });

  refuses(method, {
    "channel_type_not_supported [API-9.20]": async (world) => {
      const bot = await devBot(world);
      const { channel } = await makeRecord(bot);
      return bot.refused(method, { ...(await ask(world)), channel });
    },
    "duplicate_channel_not_found [API-9.21]": async (world) => {
      const question = await ask(world);
      await world.bot.does(method, { ...question, client_msg_id: "one" });
      return world.bot.refused(method, { ...question, channel: world.general, client_msg_id: "one" });
    },
    "duplicate_message_not_found [API-9.22]": async (world) => {
      const question = { ...(await ask(world)), client_msg_id: "one" };
      const { channel, ts } = await world.bot.does(method, question);
      await world.bot.does("chat.stopStream", { channel, ts });
      await world.bot.does("chat.delete", { channel, ts });
      return world.bot.refused(method, question);
    },
    "invalid_blocks [API-9.23]": refusedWith({ chunks: [{ type: "blocks", blocks: [{ type: "header" }] }] }),
    "msg_blocks_too_long [API-9.35]": refusedWith({ chunks: [{ type: "blocks", blocks: longBlocks }] }),
    msg_blocks_too_many: refusedWith({ chunks: [fullOfBlocks, fullOfBlocks] }),
    "channel_not_found [API-9.19]": refusedWith({ channel: "C0000000000" }),
    "invalid_arguments [API-9.4]": refusedWith({ thread_ts: undefined }),
    "is_archived [API-9.27]": async (world) => {
      const question = await ask(world);
      await world.alice.does("conversations.archive", { channel: world.random });
      return world.bot.refused(method, question);
    },
    "not_in_channel [API-9.37]": async (world) => {
      const question = await ask(world);
      await world.alice.does("conversations.kick", { channel: world.random, user: (await devBot(world)).id });
      await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();
      return world.bot.refused(method, question);
    },
    "missing_recipient_user_id [API-9.13, API-9.34]": refusedWith({ recipient_user_id: undefined }),
    "missing_recipient_team_id [API-9.13, API-9.33]": refusedWith({ recipient_team_id: undefined }),
    "user_not_found [API-9.48]": refusedWith({ recipient_user_id: "U0000000000" }),
    "team_not_found [API-9.47]": async (world) =>
      orgBot(world).bot.refused(method, { ...(await ask(world)), channel: "#general" }),
    "messaging_processing_failed [API-9.30]": refusedWith({ thread_ts: "1.000001" }),
    "invalid_chunks [API-9.8]": refusedWith({
      chunks: [{ type: "task_update", id: "a", title: "Look", status: "lost" }],
    }),
    "no_text [API-9.36]": refusedWith({ chunks: [{ type: "markdown_text", text: "" }] }),
    "msg_too_long [API-9.12]": refusedWith({ markdown_text: "x".repeat(limits.markdown_chars_max + 1) }),
    "invalid_blocks_format [API-9.24]": refusedWith({ chunks: [{ type: "blocks", blocks: "[" }] }),
    "rate_limited [API-9.38]": async () => {
      await using world = await workspace({ rates: "strict" });
      return (await startUntilRefused(world)).error;
    },
  });
});
