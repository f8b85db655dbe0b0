import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { featuredIn, makeLinks } from "../../../testkit/featuring.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.featured.set";

describe(method, () => {
  test("replaces the list in the given order, and an empty list clears it", async () => {
    await using world = await workspace();
    const [one = "", two = "", three = ""] = await makeLinks(world, "One", "Two", "Three");
    await world.bob.does(method, { channel_id: world.random, trigger_ids: [one, two] });

    await world.bob.does(method, { channel_id: world.random, trigger_ids: [three, two, three] });
    assert.deepEqual(await featuredIn(world, world.random), ["Three", "Two"]);

    await world.bob.does(method, { channel_id: world.random, trigger_ids: [] });
    assert.deepEqual(await featuredIn(world, world.random), []);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel_id: secret, trigger_ids: [] }),
    restricted_action: async ({ alice, random }) => {
      await alice.does("conversations.leave", { channel: random });
      return alice.refused(method, { channel_id: random, trigger_ids: [] });
    },
    error_modifying_workflows: ({ bob, random }) =>
      bob.refused(method, { channel_id: random, trigger_ids: ["Ft0000000NO"] }),
  });
});
