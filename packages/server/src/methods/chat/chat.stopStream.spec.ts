import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { fullOfBlocks, longBlocks, metadataRefusals } from "../../../testkit/content.ts";
import { devBot, linkRefusals, makeLinked } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { startAnswer, startIn, streamed } from "../../../testkit/streams.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.stopStream";

function refusedWith(more: object): (world: Workspace) => Promise<string> {
  return async (world) => {
    const { channel, ts } = await startAnswer(world);
    return world.bot.refused(method, { channel, ts, ...more });
  };
}

describe(method, () => {
  test("adds the last pieces and makes it a message like any other [API-9.18]", async () => {
    await using world = await workspace();
    const at = await startAnswer(world, { markdown_text: "One" });

    const { message, ts } = await world.bot.does(method, {
      channel: at.channel,
      ts: at.ts,
      chunks: [{ type: "markdown_text", text: " two" }],
    });

    assert.equal(ts, at.ts);
    assert.equal(message.text, "One two");
    assert.equal(message.streaming_state, "completed");
    assert.deepEqual((await streamed(world, at)).blocks, [{ type: "markdown", text: "One two" }]);
  });

  test("takes an empty list of pieces, as the clients' streamer sends it", async () => {
    await using world = await workspace();
    const { channel, ts } = await startAnswer(world);

    const { message } = await world.bot.does(method, { channel, ts, chunks: [] });

    assert.equal(message.text, "");
  });

  test("is the stop button of the person it answers, and of nobody else", async () => {
    await using world = await workspace();
    const { channel, ts } = await startAnswer(world, { markdown_text: "On and on" });

    assert.equal(await world.bob.refused(method, { channel, ts }), "message_not_owned_by_app");
    const { message } = await world.alice.does(method, { channel, ts });

    assert.equal(message.streaming_state, "completed");
    assert.equal(message.text, "On and on");
  });

  test("puts the app's own blocks below everything else, and keeps what it attaches for other apps", async () => {
    await using world = await workspace();
    const at = await startAnswer(world, { markdown_text: "Done" });
    const metadata = { event_type: "answered", event_payload: { score: 3 } };
    const button = { type: "button", action_id: "good", text: { type: "plain_text", text: "Good" } };
    const blocks = [{ type: "actions", block_id: "rate", elements: [button] }];

    const { message } = await world.bot.does(method, { channel: at.channel, ts: at.ts, blocks, metadata });

    assert.deepEqual(message.blocks, [{ type: "markdown", text: "Done" }, ...blocks]);
    assert.deepEqual(message.metadata, metadata);
    await world.bot.does("chat.update", { channel: at.channel, ts: at.ts, text: "Done, and corrected" });
    assert.equal((await streamed(world, at)).text, "Done, and corrected");
  });

  refuses(
    method,
    metadataRefusals(method, async (world) => {
      const { channel, ts } = await startAnswer(world);
      return { channel, ts };
    }),
  );

  refuses(
    method,
    linkRefusals(async (actor, place, text) =>
      actor.refused(method, { ...(await startIn(actor, place)), markdown_text: text }),
    ),
  );

  test("ends a stream also when an admin has since blocked what it links", async () => {
    await using world = await workspace();
    const bot = await devBot(world);
    const { channel } = await shareWithFrank(world);
    await world.alice.does("conversations.invite", { channel, users: [bot.id] });
    const { file_links: link } = await makeLinked(world, bot);
    const stream = await startIn(bot, { channel }, `<${link}>`);
    await world.alice.does("admin.enterprise.setConnectPolicy", { file_links: false });

    const { message } = await bot.does(method, stream);

    assert.equal(message.streaming_state, "completed");
  });

  refuses(method, {
    msg_blocks_too_many: refusedWith({ chunks: [fullOfBlocks, fullOfBlocks] }),
    channel_not_found: refusedWith({ channel: "C0000000000" }),
    message_not_found: refusedWith({ ts: "1.000001" }),
    is_archived: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does("conversations.archive", { channel });
      return world.bot.refused(method, { channel, ts });
    },
    not_in_channel: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does("conversations.leave", { channel });
      return world.alice.refused(method, { channel, ts });
    },
    message_not_owned_by_app: async (world) => {
      const { channel, ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "mine" });
      return world.bot.refused(method, { channel, ts });
    },
    message_not_in_streaming_state: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.bot.does(method, { channel, ts });
      return world.bot.refused(method, { channel, ts });
    },
    stopped_by_user: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does(method, { channel, ts });
      return world.bot.refused(method, { channel, ts });
    },
    invalid_chunks: refusedWith({ chunks: "{}" }),
    no_text: refusedWith({ chunks: [{ type: "markdown_text", text: "" }] }),
    msg_too_long: refusedWith({ markdown_text: "x".repeat(limits.markdown_chars_max + 1) }),
    invalid_blocks_format: refusedWith({ blocks: "[" }),
    invalid_blocks: refusedWith({ blocks: [{ type: "header" }] }),
    msg_blocks_too_long: refusedWith({ blocks: longBlocks }),
  });
});
