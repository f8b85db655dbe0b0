import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "blocks.validate";
const long = { type: "section", text: { type: "mrkdwn", text: "x".repeat(3001) } };
const ask = {
  type: "input",
  label: { type: "plain_text", text: "Files" },
  element: { type: "file_input" },
};

describe(method, () => {
  test("answers nothing but ok to blocks without a fault, and asks for no token", async () => {
    await using world = await workspace();

    assert.deepEqual(await world.actor("").asks(method, { blocks: [{ type: "divider" }] }), { ok: true });
    assert.deepEqual(await world.actor("").asks(method, { blocks: '[{"type":"divider"}]' }), { ok: true });
  });

  test("tells every fault twice, in the lists that clients print", async () => {
    await using world = await workspace();
    const errors = [
      "failed to match all allowed schemas [json-pointer:/blocks/0/text]",
      "must be less than 3001 characters [json-pointer:/blocks/0/text/text]",
    ];

    const answer = await world.actor("").asks(method, { blocks: [long] });

    assert.deepEqual(answer, {
      ok: false,
      error: "invalid_blocks",
      errors,
      response_metadata: { messages: errors.map((line) => `[ERROR] ${line}`) },
    });
  });

  test("tells the faults of a view the way the methods of views do", async () => {
    await using world = await workspace();
    const view = { type: "modal", title: { type: "plain_text", text: "x".repeat(25) }, blocks: [] };

    const answer = await world.actor("").asks(method, { view });

    assert.deepEqual(answer, {
      ok: false,
      error: "invalid_arguments",
      response_metadata: {
        messages: [
          "[ERROR] failed to match all allowed schemas [json-pointer:/view]",
          "[ERROR] must be less than 25 characters [json-pointer:/view/title/text]",
        ],
      },
    });
    assert.deepEqual(await world.actor("").asks(method, { view: { ...view, type: "home", title: undefined } }), {
      ok: true,
    });
  });

  test("holds blocks against the surface that is named, a message if none is", async () => {
    await using world = await workspace();

    assert.equal(await world.actor("").refused(method, { blocks: [ask] }), "invalid_blocks");
    await world.actor("").does(method, { blocks: [ask], surface: "modal" });
  });

  test("looks at the blocks of a message, if that is what it is given", async () => {
    await using world = await workspace();

    await world.actor("").does(method, { message: { text: "Hello", blocks: [{ type: "divider" }] } });
    await world.actor("").does(method, { message: { text: "Hello" } });
    assert.equal(await world.actor("").refused(method, { message: { blocks: [long] } }), "invalid_blocks");
    assert.equal(await world.actor("").refused(method, { message: { blocks: {} } }), "invalid_blocks_format");
  });

  test("takes one thing at a time", async () => {
    await using world = await workspace();
    const blocks = [{ type: "divider" }];

    assert.equal(
      await world.actor("").refused(method, { blocks, view: { type: "home", blocks } }),
      "invalid_arguments",
    );
  });

  refuses(method, {
    invalid_blocks: (world) => world.actor("").refused(method, { blocks: [{ type: "hr" }] }),
    invalid_blocks_format: (world) => world.actor("").refused(method, { blocks: '[{"type"' }),
    invalid_arguments: (world) => world.actor("").refused(method, {}),
  });
});
