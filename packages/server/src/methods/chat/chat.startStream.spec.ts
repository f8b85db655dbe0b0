import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot } from "../../../testkit/admins.ts";
import { fullOfBlocks, longBlocks, metadataRefusals } from "../../../testkit/content.ts";
import { makeRecord } from "../../../testkit/lists.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { devBot, linkRefusals, postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { ask, startAnswer, streamed } from "../../../testkit/streams.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.startStream";

function refusedWith(more: object): (world: Workspace) => Promise<string> {
  return async (world) => world.bot.refused(method, { ...(await ask(world)), ...more });
}

describe(method, () => {
  test("begins a reply of the app that says it is still being written", async () => {
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

  test("needs no recipient in a DM", async () => {
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

  test("shows tasks where they came, or as a plan where the first one is", async () => {
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

  test("counts characters of text and titles as code points", async () => {
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
      const { user_id, team_id } = await actor.does("auth.test", {});
      return actor.refused(method, { recipient_user_id: user_id, recipient_team_id: team_id, ...place });
    }),
  );

  refuses(
    method,
    linkRefusals(async (actor, place, text) => {
      const { team_id } = await actor.does("auth.test", {});
      const { ts } = await actor.does("chat.postMessage", { channel: place.channel, text: "question" });
      const recipient = { recipient_user_id: actor.id, recipient_team_id: team_id };
      return actor.refused(method, { ...place, ...recipient, thread_ts: ts, markdown_text: text });
    }),
  );
  const { metadata_must_be_sent_from_app: _reserved, ...metadata } = metadataRefusals(method, ask);
  refuses(method, metadata);

  refuses(method, {
    channel_type_not_supported: async (world) => {
      const bot = await devBot(world);
      const { channel } = await makeRecord(bot);
      return bot.refused(method, { ...(await ask(world)), channel });
    },
    duplicate_channel_not_found: async (world) => {
      const question = await ask(world);
      await world.bot.does(method, { ...question, client_msg_id: "one" });
      return world.bot.refused(method, { ...question, channel: world.general, client_msg_id: "one" });
    },
    duplicate_message_not_found: async (world) => {
      const question = { ...(await ask(world)), client_msg_id: "one" };
      const { channel, ts } = await world.bot.does(method, question);
      await world.bot.does("chat.stopStream", { channel, ts });
      await world.bot.does("chat.delete", { channel, ts });
      return world.bot.refused(method, question);
    },
    invalid_blocks: refusedWith({ chunks: [{ type: "blocks", blocks: [{ type: "header" }] }] }),
    msg_blocks_too_long: refusedWith({ chunks: [{ type: "blocks", blocks: longBlocks }] }),
    msg_blocks_too_many: refusedWith({ chunks: [fullOfBlocks, fullOfBlocks] }),
    channel_not_found: refusedWith({ channel: "C0000000000" }),
    invalid_arguments: refusedWith({ thread_ts: undefined }),
    is_archived: async (world) => {
      const question = await ask(world);
      await world.alice.does("conversations.archive", { channel: world.random });
      return world.bot.refused(method, question);
    },
    not_in_channel: async (world) => {
      const question = await ask(world);
      await world.alice.does("conversations.kick", { channel: world.random, user: (await devBot(world)).id });
      await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();
      return world.bot.refused(method, question);
    },
    missing_recipient_user_id: refusedWith({ recipient_user_id: undefined }),
    missing_recipient_team_id: refusedWith({ recipient_team_id: undefined }),
    user_not_found: refusedWith({ recipient_user_id: "U0000000000" }),
    team_not_found: async (world) => orgBot(world).bot.refused(method, { ...(await ask(world)), channel: "#general" }),
    messaging_processing_failed: refusedWith({ thread_ts: "1.000001" }),
    invalid_chunks: refusedWith({ chunks: [{ type: "task_update", id: "a", title: "Look", status: "lost" }] }),
    no_text: refusedWith({ chunks: [{ type: "markdown_text", text: "" }] }),
    msg_too_long: refusedWith({ markdown_text: "x".repeat(limits.markdown_chars_max + 1) }),
    invalid_blocks_format: refusedWith({ chunks: [{ type: "blocks", blocks: "[" }] }),
    rate_limited: async (world) => {
      const question = await ask(world);
      for (let started = 0; started < limits.stream_starts_per_channel_minute; started++) {
        await world.bot.does(method, question);
      }
      return world.bot.refused(method, question);
    },
  });
});
