import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "canvases.access.delete";

describe(method, () => {
  test("takes a canvas away from people and from channels", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "write", user_ids: [world.carol.id] });
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "read", channel_ids: [world.secret] });
    await world.alice.does("files.info", { file: canvas_id });
    await world.bob.does(method, { canvas_id, user_ids: [world.carol.id] });
    await world.bob.does(method, { canvas_id, channel_ids: [world.secret] });

    for (const actor of [world.carol, world.alice]) {
      assert.equal(await actor.refused("files.info", { file: canvas_id }), "file_not_found");
      assert.deepEqual((await actor.does("files.list", { types: ["canvas"] })).files, []);
    }
  });

  test("leaves people who have it through a channel to the channel, and names them", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does("canvases.access.set", { canvas_id, access_level: "read", channel_ids: [world.general] });
    const answer = await world.bob.asks(method, { canvas_id, user_ids: [world.carol.id] });

    assert.deepEqual([answer["error"], answer["failed_to_update_user_ids"]], ["restricted_action", [world.carol.id]]);
  });

  refuses(method, {
    canvas_not_found: async ({ bob, carol }) =>
      carol.refused(method, { canvas_id: await makeCanvas(bob), user_ids: [carol.id] }),
    restricted_action: async ({ bob }) => bob.refused(method, { canvas_id: await makeCanvas(bob), user_ids: [bob.id] }),
    user_not_found: async ({ bob }) => bob.refused(method, { canvas_id: await makeCanvas(bob), user_ids: ["U0GONE"] }),
    channel_not_found: async ({ carol, secret }) =>
      carol.refused(method, { canvas_id: await makeCanvas(carol), channel_ids: [secret] }),
    invalid_parameters: async ({ bob }) => bob.refused(method, { canvas_id: await makeCanvas(bob) }),
  });
});
