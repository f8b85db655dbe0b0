import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "canvases.create";

describe(method, () => {
  test("makes a file that its maker alone can see", async () => {
    await using world = await workspace();
    const document_content = { type: "markdown", markdown: "# Today\nNothing." } as const;

    const { canvas_id } = await world.bob.does(method, { title: "Notes", document_content });

    const { file } = await world.bob.does("files.info", { file: canvas_id });
    assert.deepEqual([file.mode, file.title, file.preview], ["canvas", "Notes", document_content.markdown]);
    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  refuses(method, {
    restricted_action: ({ dora }) => dora.refused(method, {}),
    canvas_creation_failed: ({ bob }) => bob.refused(method, { document_content: { type: "html" } }),
  });
});
