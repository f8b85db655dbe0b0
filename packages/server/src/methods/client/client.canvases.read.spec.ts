import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf, makeCanvas, markdownOf } from "../../../testkit/canvases.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.canvases.read";

describe(method, () => {
  test("reads the sections in order, and each replaces itself with its own Markdown", async () => {
    await using world = await workspace();
    const markdown = "# Plan\n\nsay **it**\n\n- [ ] press text\n- [x] lunch\n\n| a | b |\n| --- | --- |\n| 1 | 2 |";
    const canvas_id = await makeCanvas(world.bob, markdown, "Launch");
    const bob = await atHome(world, world.bob);

    const { canvas } = await bob.does(method, { canvas_id });

    assert.equal(canvas.title, "Launch");
    assert.equal(canvas.can_write, true);
    assert.deepEqual(
      canvas.sections.map(({ type, markdown: own, checked }) => [type, own, checked]),
      [
        ["heading", "# Plan", undefined],
        ["paragraph", "say **it**", undefined],
        ["item", "- [ ] press text", false],
        ["item", "- [x] lunch", true],
        ["table", "| a | b |\n| --- | --- |\n| 1 | 2 |", undefined],
      ],
    );
    for (const { id: section_id, markdown: own } of canvas.sections) {
      const change = { operation: "replace", section_id, document_content: contentOf(own) } as const;
      await world.bob.does("canvases.edit", { canvas_id, changes: [change] });
    }
    assert.equal(await markdownOf(world, canvas_id), markdown);
  });

  test("keeps the depth of an item that is replaced with its own Markdown", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "- [ ] launch\n  - [ ] press text");
    const bob = await atHome(world, world.bob);
    const [, nested] = (await bob.does(method, { canvas_id })).canvas.sections;
    assert.equal(nested?.indent, 1);

    const change = {
      operation: "replace",
      section_id: nested.id,
      document_content: contentOf("- [x] press text"),
    } as const;
    await world.bob.does("canvases.edit", { canvas_id, changes: [change] });

    assert.equal(await markdownOf(world, canvas_id), "- [ ] launch\n  - [x] press text");
  });

  test("says to a reader that they may only read", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "read", user_ids: [world.carol.id] });
    const carol = await atHome(world, world.carol);

    assert.equal((await carol.does(method, { canvas_id })).canvas.can_write, false);
  });

  refuses(method, {
    async canvas_not_found(world) {
      const canvas_id = await makeCanvas(world.bob, "a");
      return (await atHome(world, world.carol)).refused(method, { canvas_id });
    },
    async canvas_deleted(world) {
      const canvas_id = await makeCanvas(world.bob, "a");
      await world.bob.does("canvases.delete", { canvas_id });
      return (await atHome(world, world.bob)).refused(method, { canvas_id });
    },
  });
});
