import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { startAnswer, streamed } from "../../packages/server/testkit/streams.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";

const cell = (text: string) => ({ type: "raw_text", text });

const dataTable = (id: string, ...texts: string[]) => ({
  type: "data_table",
  block_id: id,
  caption: "Cities",
  rows: [[cell("City")], ...texts.map((text) => [cell(text)])],
});

const chart = (id: string) => ({
  type: "data_visualization",
  block_id: id,
  title: "People",
  chart: { type: "pie", segments: [{ label: "Lagos", value: 16 }] },
});

describe("tables", () => {
  test("are as many in a message as fit into their limit of characters", async () => {
    await using world = await workspace();
    const table = (id: string, chars: number) => ({ type: "table", block_id: id, rows: [[cell("x".repeat(chars))]] });
    const half = limits.table_chars_max / 2;
    const blocks = [table("a", half), table("b", half)];

    const posted = await world.bot.does("chat.postMessage", { channel: world.general, blocks });

    assert.deepEqual(posted.message.blocks, blocks);
    const longer = [...blocks, table("c", 1)];
    const refused = await world.bot.asks("chat.postMessage", { channel: world.general, blocks: longer });
    assert.equal(refused.error, "invalid_blocks");
  });
});

describe("data tables and charts", () => {
  test("are posted as sent, and their text stands for them where blocks cannot be shown", async () => {
    await using world = await workspace();
    const blocks = [dataTable("t", "Lagos"), chart("c")];

    const posted = await world.bot.does("chat.postMessage", { channel: world.general, blocks });

    assert.deepEqual(posted.message.blocks, blocks);
    assert.equal(posted.message.text, "Cities\nCity\nLagos\nPeople\nLagos: 16");
    const { messages } = await world.alice.does("conversations.history", { channel: world.general, limit: 1 });
    assert.deepEqual(messages[0]?.blocks, blocks);
  });

  test("get a block_id like other blocks", async () => {
    await using world = await workspace();
    const { block_id: _, ...unnamed } = chart("c");

    const { message } = await world.bot.does("chat.postMessage", { channel: world.general, blocks: [unnamed] });

    assert.match(message.blocks?.[0]?.block_id ?? "", /^[\w-]+$/);
  });

  test("have a limit of characters of their own, larger than that of the other blocks", async () => {
    await using world = await workspace();
    const long = dataTable("t", "x".repeat(limits.data_table_chars_max - 4));
    const section = { type: "section", text: { type: "mrkdwn", text: "x".repeat(limits.text_object_chars_max) } };

    await world.bot.does("chat.postMessage", { channel: world.general, blocks: [long, section] });

    const longer = dataTable("t", "x".repeat(limits.data_table_chars_max - 3));
    const refused = await world.bot.asks("chat.postMessage", { channel: world.general, blocks: [longer] });
    assert.equal(refused.error, "invalid_blocks");
    assert.match(JSON.stringify(refused), /must be less than 20001 characters in all data_table blocks/);
  });

  test("stream as a chunk and at the end of a stream", async () => {
    await using world = await workspace();
    const at = await startAnswer(world, { markdown_text: "Here:" });
    const { channel, ts } = at;

    await world.bot.does("chat.appendStream", {
      channel,
      ts,
      chunks: [{ type: "blocks", blocks: [dataTable("t", "Lagos"), chart("c")] }],
    });
    const types = async () => (await streamed(world, at)).blocks?.map((block) => block.type);
    assert.deepEqual(await types(), ["markdown", "data_table", "data_visualization"]);

    await world.bot.does("chat.stopStream", { channel, ts, blocks: [chart("d")] });
    assert.deepEqual(await types(), ["markdown", "data_table", "data_visualization", "data_visualization"]);
  });

  test("are refused in a stream with their place", async () => {
    await using world = await workspace();
    const { channel, ts } = await startAnswer(world);
    const chunks = [{ type: "blocks", blocks: [{ ...chart("c"), chart: { type: "radar" } }] }];

    const refused = await world.bot.asks("chat.appendStream", { channel, ts, chunks });

    assert.equal(refused.ok, false);
    assert.match(JSON.stringify(refused), /unsupported type: radar .*\/chunks\/0\/blocks\/0\/chart\/type/);
  });

  test("a home tab has tables of both kinds, and no chart", async () => {
    await using world = await workspace();
    const publish = (block: object) =>
      world.bot.asks("views.publish", { user_id: world.alice.id, view: { type: "home", blocks: [block] } });

    assert.equal((await publish(dataTable("t", "Lagos"))).ok, true);
    assert.equal((await publish({ type: "table", rows: [[cell("City")], [cell("Lagos")]] })).ok, true);
    const refused = await publish(chart("c"));
    assert.equal(refused.ok, false);
    assert.match(JSON.stringify(refused), /unsupported type: data_visualization/);
  });
});
