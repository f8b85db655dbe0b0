import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { upload } from "../../../testkit/files.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "canvases.delete";

describe(method, () => {
  test("deletes the canvas and its content for everyone", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a secret plan");
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "write", channel_ids: [world.general] });
    await world.bob.does(method, { canvas_id });

    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_deleted");
    const criteria = { contains_text: "plan" };
    assert.equal(await world.bob.refused("canvases.sections.lookup", { canvas_id, criteria }), "canvas_deleted");
    const { db } = world.platform.store;
    assert.deepEqual(await db.selectFrom("canvases").selectAll().execute(), []);
    assert.deepEqual(await db.selectFrom("canvas_access").selectAll().execute(), []);
  });

  test("is for its owner and for admins who can see it", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does("canvases.create", { channel_id: world.general });

    assert.equal(await world.carol.refused(method, { canvas_id }), "restricted_action");
    await world.alice.does(method, { canvas_id });
  });

  test("deletes no file of another kind", async () => {
    await using world = await workspace();
    const file = await upload(world, world.bob, { channels: [world.general] });

    assert.equal(await world.bob.refused(method, { canvas_id: file.id }), "canvas_not_found");
  });

  refuses(method, {
    canvas_not_found: async ({ bob, carol }) => carol.refused(method, { canvas_id: await makeCanvas(bob) }),
    async restricted_action({ bob, carol }) {
      const canvas_id = await makeCanvas(bob);
      await bob.does("canvases.access.set", { canvas_id, access_level: "write", user_ids: [carol.id] });
      return carol.refused(method, { canvas_id });
    },
  });
});
