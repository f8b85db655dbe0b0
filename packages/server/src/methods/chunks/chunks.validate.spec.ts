import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { fullOfBlocks } from "../../../testkit/content.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { startAnswer } from "../../../testkit/streams.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chunks.validate";
const task = { type: "task_update", id: "1", title: "Search", status: "in_progress" };
const words = { type: "markdown_text", text: "Found it." };
const divider = { type: "divider" };

function refusedWith(chunks: readonly object[] | undefined): (world: Workspace) => Promise<string> {
  return (world) => world.actor("").refused(method, chunks === undefined ? {} : { chunks });
}

describe(method, () => {
  test("answers nothing but ok to chunks without a fault, and asks for no token", async () => {
    await using world = await workspace();
    const chunks = [task, words, { type: "blocks", blocks: [divider] }];

    assert.deepEqual(await world.actor("").asks(method, { chunks }), { ok: true });
    assert.deepEqual(await world.actor("").asks(method, { chunks: JSON.stringify(chunks) }), { ok: true });
  });

  test("names a fault of each chunk, and every fault of blocks", async () => {
    await using world = await workspace();
    const faulty = [
      words,
      { ...task, status: "lost" },
      { type: "song" },
      { type: "blocks", blocks: [{ type: "header" }] },
    ];

    const answer = await world.actor("").asks(method, { chunks: faulty });

    assert.ok(!answer.ok);
    assert.deepEqual((answer.response_metadata as { messages?: string[] }).messages, [
      "[ERROR] must be a valid enum value [json-pointer:/chunks/1/status]",
      "[ERROR] unsupported type: song [json-pointer:/chunks/2/type]",
      "[ERROR] missing required field: text [json-pointer:/chunks/3/blocks/0]",
    ]);
  });

  const samples: Readonly<Record<string, readonly object[]>> = {
    "an unknown status": [{ ...task, status: "lost" }],
    "an empty text": [{ ...words, text: "" }],
    "blocks that are none": [{ type: "blocks", blocks: [{ type: "header" }] }],
    "too many blocks": [fullOfBlocks, { type: "blocks", blocks: [divider] }],
    "a list that is none": [{ type: "blocks", blocks: {} }],
  };
  for (const [name, chunks] of Object.entries(samples)) {
    test(`refuses ${name} with the code of chat.appendStream`, async () => {
      await using world = await workspace();
      const { channel, ts } = await startAnswer(world);

      const appended = await world.bot.refused("chat.appendStream", { channel, ts, chunks });

      assert.equal(await world.actor("").refused(method, { chunks }), appended);
    });
  }

  refuses(method, {
    no_text: refusedWith(undefined),
    invalid_chunks: refusedWith([{ type: "song" }]),
    msg_too_long: refusedWith([{ ...words, text: "x".repeat(limits.markdown_chars_max + 1) }]),
    msg_blocks_too_many: refusedWith([fullOfBlocks, { type: "blocks", blocks: [divider] }]),
    invalid_blocks_format: refusedWith([{ type: "blocks" }]),
    invalid_blocks: refusedWith([{ type: "blocks", blocks: [{ type: "header" }] }]),
  });
});
