import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { contentOf, makeCanvas, markdownOf, sectionsWith } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "canvases.edit";

async function edit(actor: Actor, canvas_id: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await actor.asks(method, { canvas_id, changes: [change] });
  assert.equal(answer["ok"], true, JSON.stringify(answer));
}

describe(method, () => {
  test("inserts at the ends, and beside a section", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "b");
    const [section_id] = await sectionsWith(world.bob, canvas, "b");
    await edit(world.bob, canvas, { operation: "insert_at_start", document_content: contentOf("# a") });
    await edit(world.bob, canvas, { operation: "insert_at_end", document_content: contentOf("c") });
    await edit(world.bob, canvas, { operation: "insert_before", section_id, document_content: contentOf("- x\n- y") });
    await edit(world.bob, canvas, { operation: "insert_after", section_id, document_content: contentOf("> z") });

    assert.equal(await markdownOf(world, canvas), "# a\n\n- x\n- y\n\nb\n\n> z\n\nc");
    assert.deepEqual(await sectionsWith(world.bob, canvas, "b"), [section_id]);
  });

  test("replaces a section, which keeps its id when one block takes its place", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "# Plan\n\n- one\n- two");
    const [section_id] = await sectionsWith(world.bob, canvas, "one");
    await edit(world.bob, canvas, { operation: "replace", section_id, document_content: contentOf("- [x] three") });

    assert.equal(await markdownOf(world, canvas), "# Plan\n\n- [x] three\n- two");
    assert.deepEqual(await sectionsWith(world.bob, canvas, "three"), [section_id]);
  });

  test("without a section replaces the whole body", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "# Plan\n\n- one");
    await edit(world.bob, canvas, { operation: "replace", document_content: contentOf("new") });

    assert.equal(await markdownOf(world, canvas), "new");
  });

  test("deletes one section, and items that were nested in it move up", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "- one\n  - two");
    const [section_id] = await sectionsWith(world.bob, canvas, "one");
    await edit(world.bob, canvas, { operation: "delete", section_id });

    assert.equal(await markdownOf(world, canvas), "- two");
  });

  test("replaces and empties the cells of a table", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "| a | b |\n| --- | --- |\n| c | d |");
    const [c, d] = [await sectionsWith(world.bob, canvas, "c"), await sectionsWith(world.bob, canvas, "d")];
    await edit(world.bob, canvas, { operation: "replace", section_id: c[0], document_content: contentOf("**x**") });
    await edit(world.bob, canvas, { operation: "delete", section_id: d[0] });

    assert.equal(await markdownOf(world, canvas), "| a | b |\n| --- | --- |\n| **x** |  |");
    const beside = { operation: "insert_after", section_id: c[0], document_content: contentOf("e") };
    const answer = await world.bob.asks(method, { canvas_id: canvas, changes: [beside] });
    assert.match(String(answer["detail"]), /is a cell of a table/);
  });

  test("renames it", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob);
    await edit(world.bob, canvas, { operation: "rename", title_content: contentOf("Launch :rocket:") });

    const { file } = await world.bob.does("files.info", { file: canvas });
    assert.deepEqual([file.title, file.name], ["Launch :rocket:", "launch_rocket"]);
  });

  test("tells who edited last, and when", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob);
    await world.bob.does("canvases.access.set", {
      canvas_id: canvas,
      access_level: "write",
      user_ids: [world.carol.id],
    });
    world.clock.advance({ hours: 1 });
    await edit(world.carol, canvas, { operation: "insert_at_end", document_content: contentOf("c") });

    const { file } = await world.bob.does("files.info", { file: canvas });
    assert.deepEqual([file.last_editor, file.editors], [world.carol.id, [world.bob.id, world.carol.id]]);
    assert.equal((file.updated ?? 0) - file.created, 3600);
  });

  test("refuses a section that is gone, and says which", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "a");
    const [section_id] = await sectionsWith(world.bob, canvas, "a");
    await edit(world.bob, canvas, { operation: "delete", section_id });

    const changes = [{ operation: "delete", section_id }];
    const answer = await world.bob.asks(method, { canvas_id: canvas, changes });
    assert.deepEqual(
      [answer["error"], answer["detail"]],
      ["canvas_editing_failed", `Section ${section_id} was not found`],
    );
  });

  test("refuses what would make the canvas too large, and leaves it as it was", async () => {
    await using world = await workspace();
    const canvas = await makeCanvas(world.bob, "a");
    const long = { operation: "insert_at_end", document_content: contentOf(`~~~\n${"x".repeat(90_000)}\n~~~`) };
    const codes: unknown[] = [];
    for (let size = 0; size <= limits.canvas_bytes_max; size += 90_000) {
      codes.push((await world.bob.asks(method, { canvas_id: canvas, changes: [long] }))["error"]);
    }

    assert.equal(codes.at(-1), "canvas_editing_failed");
    assert.deepEqual(new Set(codes.slice(0, -1)), new Set([undefined]));
    assert.equal((await sectionsWith(world.bob, canvas, "xxx")).length, codes.length - 1);
  });

  for (const [name, changes] of Object.entries({
    "two changes": [
      { operation: "delete", section_id: "a" },
      { operation: "delete", section_id: "b" },
    ],
    "no change": [],
    "an unknown operation": [{ operation: "move" }],
    "a deletion without a section": [{ operation: "delete" }],
    "a section where none fits": [{ operation: "insert_at_end", section_id: "a", document_content: contentOf("b") }],
    "an insertion without content": [{ operation: "insert_at_end" }],
    "a title that is not Markdown": [{ operation: "rename", title_content: "Plan" }],
  })) {
    test(`refuses ${name}`, async () => {
      await using world = await workspace();
      const canvas_id = await makeCanvas(world.bob, "a");

      assert.equal(await world.bob.refused(method, { canvas_id, changes }), "invalid_arguments");
    });
  }

  const changes = [{ operation: "insert_at_end", document_content: contentOf("b") }];
  refuses(method, {
    canvas_not_found: async ({ bob, carol }) => carol.refused(method, { canvas_id: await makeCanvas(bob), changes }),
    async restricted_action({ bob, carol }) {
      const canvas_id = await makeCanvas(bob);
      await bob.does("canvases.access.set", { canvas_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { canvas_id, changes });
    },
    canvas_editing_failed: async ({ bob }) =>
      bob.refused(method, {
        canvas_id: await makeCanvas(bob),
        changes: [{ operation: "rename", title_content: contentOf(" ") }],
      }),
  });
});
