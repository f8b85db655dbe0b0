import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { fullOfBlocks, longBlocks } from "../../../testkit/content.ts";
import { devBot, linkRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { startAnswer, startIn, streamed } from "../../../testkit/streams.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.appendStream";

function refusedWith(more: object): (world: Workspace) => Promise<string> {
  return async (world) => {
    const { channel, ts } = await startAnswer(world);
    return world.bot.refused(method, { channel, ts, markdown_text: "more", ...more });
  };
}

describe(method, () => {
  test("pieces that arrive at once are put in the order in which they are answered [API-9.17]", async () => {
    await using world = await workspace();
    const at = await startAnswer(world);
    const answered: string[] = [];

    await Promise.all(
      Array.from({ length: 30 }, async (_, piece) => {
        await world.bot.does(method, { channel: at.channel, ts: at.ts, markdown_text: `<${piece}>` });
        answered.push(`<${piece}>`);
      }),
    );

    assert.equal((await streamed(world, at)).text, answered.join(""));
  });

  test("brings a task up to date: title and status are replaced, details and output added to [API-9.7, API-9.8, API-9.9]", async () => {
    await using world = await workspace();
    const task = { type: "task_update", id: "a" };
    const at = await startAnswer(world, {
      chunks: [{ ...task, title: "Look", status: "in_progress", details: "here", output: "1" }],
    });

    const source = { type: "url", url: "https://example.com/a", text: "A" };
    const chunks = [
      { ...task, title: "Looked", status: "complete", details: " and there", output: "2", sources: [source] },
    ];
    await world.bot.does(method, { channel: at.channel, ts: at.ts, chunks });

    const words = (text: string) => ({
      type: "rich_text",
      elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }],
    });
    assert.deepEqual((await streamed(world, at)).blocks, [
      {
        type: "task_card",
        task_id: "a",
        title: "Looked",
        status: "complete",
        details: words("here and there"),
        output: words("12"),
        sources: [source],
      },
    ]);
  });

  test("takes no task that grows for ever", async () => {
    await using world = await workspace();
    const details = "x".repeat(limits.stream_field_chars_max);
    const task = { type: "task_update", id: "a", title: "Look", status: "in_progress", details };
    const chunks = Array.from({ length: limits.stream_chunks_max }, () => task);
    const { channel, ts } = await startAnswer(world, { chunks });
    const calls = Math.floor(limits.stream_text_chars_max / (chunks.length * details.length)) - 1;
    for (let call = 0; call < calls; call++) await world.bot.does(method, { channel, ts, chunks });

    assert.equal(await world.bot.refused(method, { channel, ts, chunks }), "msg_too_long");
  });

  test("ends visibly when nobody writes on: what was under way has failed", async () => {
    await using world = await workspace();
    const chunks = [{ type: "task_update", id: "a", title: "Look", status: "in_progress" }];
    const at = await startAnswer(world, { chunks, markdown_text: "Wait" });
    world.clock.advance({ seconds: limits.stream_idle_s - 1 });
    await world.bot.does(method, { channel: at.channel, ts: at.ts, markdown_text: " a bit" });

    world.clock.advance({ seconds: limits.stream_idle_s });
    await world.platform.settle();

    const { streaming_state, text, blocks } = await streamed(world, at);
    assert.equal(streaming_state, "errored");
    assert.equal(text, "Wait a bit");
    assert.deepEqual(
      blocks?.map((block) => "status" in block && block.status),
      [false, "error", false],
    );
  });

  test("ends after its longest life, however eagerly it is written to", async () => {
    await using world = await workspace();
    const at = await startAnswer(world);
    const steps = limits.stream_life_s / limits.stream_idle_s;
    for (let step = 0; step < 2 * steps - 1; step++) {
      world.clock.advance({ seconds: limits.stream_idle_s / 2 });
      await world.bot.does(method, { channel: at.channel, ts: at.ts, markdown_text: "." });
    }

    world.clock.advance({ seconds: limits.stream_idle_s / 2 });

    const refused = await world.bot.refused(method, { channel: at.channel, ts: at.ts, markdown_text: "." });
    assert.equal(refused, "message_not_in_streaming_state");
  });

  // The address comes in two halves, neither of which leads anywhere.
  refuses(
    method,
    linkRefusals(async (actor, place, text) => {
      const half = text.indexOf("/files/") + 3;
      const stream = await startIn(actor, place, text.slice(0, half));
      return actor.refused(method, { ...stream, markdown_text: text.slice(half) });
    }),
  );

  refuses(method, {
    msg_blocks_too_many: async (world) => {
      const { channel, ts } = await startAnswer(world, { chunks: [fullOfBlocks] });
      return world.bot.refused(method, { channel, ts, chunks: [{ type: "blocks", blocks: [{ type: "divider" }] }] });
    },
    channel_not_found: refusedWith({ channel: "C0000000000" }),
    message_not_found: refusedWith({ ts: "1.000001" }),
    is_archived: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does("conversations.archive", { channel });
      return world.bot.refused(method, { channel, ts, markdown_text: "more" });
    },
    not_in_channel: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does("conversations.kick", { channel, user: (await devBot(world)).id });
      await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();
      return world.bot.refused(method, { channel, ts, markdown_text: "more" });
    },
    message_not_owned_by_app: async (world) => {
      const { channel, ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "mine" });
      return world.bot.refused(method, { channel, ts, markdown_text: "more" });
    },
    message_not_in_streaming_state: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.bot.does("chat.stopStream", { channel, ts });
      return world.bot.refused(method, { channel, ts, markdown_text: "more" });
    },
    stopped_by_user: async (world) => {
      const { channel, ts } = await startAnswer(world);
      await world.alice.does("chat.stopStream", { channel, ts });
      return world.bot.refused(method, { channel, ts, markdown_text: "more" });
    },
    invalid_chunks: refusedWith({ chunks: [{ type: "plan_update", title: "x".repeat(257) }] }),
    no_text: refusedWith({ markdown_text: undefined }),
    msg_too_long: async (world) => {
      const { channel, ts } = await startAnswer(world);
      const text = "x".repeat(limits.markdown_chars_max);
      const chunks = Array.from({ length: 10 }, () => ({ type: "markdown_text", text }));
      await world.bot.does(method, { channel, ts, chunks });
      return world.bot.refused(method, { channel, ts, markdown_text: "x" });
    },
    invalid_blocks_format: refusedWith({ chunks: [{ type: "blocks" }] }),
    invalid_blocks: refusedWith({ chunks: [{ type: "blocks", blocks: [{ type: "header" }] }] }),
    msg_blocks_too_long: refusedWith({ chunks: [{ type: "blocks", blocks: longBlocks }] }),
  });
});
