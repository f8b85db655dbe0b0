import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf, makeCanvas, markdownOf, sectionsWith } from "../../../testkit/canvases.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("canvases", () => {
  test("from before sections had ids are read, and edited without losing anything", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob);
    await world.platform.store.db
      .updateTable("canvases")
      .set({ format: "markdown", content: "# Old\n\n- item", next_section: 0 })
      .where("file_id", "=", canvas_id)
      .execute();
    const [heading] = await sectionsWith(world.bob, canvas_id, "old");
    const change = { operation: "insert_at_end", document_content: contentOf("new") } as const;
    await world.bob.does("canvases.edit", { canvas_id, changes: [change] });

    assert.equal(await markdownOf(world, canvas_id), "# Old\n\n- item\n\nnew");
    assert.deepEqual(await sectionsWith(world.bob, canvas_id, "old"), [heading]);
  });
});
