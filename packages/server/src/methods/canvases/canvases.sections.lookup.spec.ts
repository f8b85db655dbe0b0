import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "canvases.sections.lookup";

describe(method, () => {
  test("finds sections by type and by text, in the order of the canvas", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "# Plan\n\nthe plan\n\n## Plan B\n\n|PLAN C|\n|-|\n");
    const count = async (criteria: Readonly<Record<string, unknown>>) =>
      (await world.bob.does(method, { canvas_id, criteria })).sections;

    const all = await count({ contains_text: "plan" });
    assert.equal(all.length, 4);
    assert.match(all[0]?.id ?? "", /^temp:C:[A-P]{3}[0-9a-f]{25}$/);
    assert.deepEqual(await count({ section_types: ["h1"] }), [all[0]]);
    assert.deepEqual(await count({ section_types: ["any_header"] }), [all[0], all[2]]);
    assert.deepEqual(await count({ section_types: ["h1", "h2"], contains_text: "b" }), [all[2]]);
    assert.deepEqual(await count({ section_types: ["h3"] }), []);
  });

  for (const criteria of [{}, { section_types: ["h4"] }, { section_types: "h1" }, { contains_text: 1 }, "h1"]) {
    test(`refuses ${JSON.stringify(criteria)} as criteria`, async () => {
      await using world = await workspace();
      const canvas_id = await makeCanvas(world.bob, "a");

      assert.equal(await world.bob.refused(method, { canvas_id, criteria }), "invalid_arguments");
    });
  }

  const criteria = { contains_text: "a" };
  refuses(method, {
    canvas_not_found: async ({ bob, carol }) =>
      carol.refused(method, { canvas_id: await makeCanvas(bob, "a"), criteria }),
    async canvas_deleted({ bob }) {
      const canvas_id = await makeCanvas(bob, "a");
      await bob.does("canvases.delete", { canvas_id });
      return bob.refused(method, { canvas_id, criteria });
    },
  });
});
