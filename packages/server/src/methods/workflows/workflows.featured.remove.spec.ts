import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { featuredIn, makeLinks } from "../../../testkit/featuring.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.featured.remove";

describe(method, () => {
  test("any member removes what another caller featured", async () => {
    await using world = await workspace();
    const [one = "", two = ""] = await makeLinks(world, "One", "Two");
    await world.bot.does("workflows.featured.add", { channel_id: world.random, trigger_ids: [one, two] });

    await world.bob.does(method, { channel_id: world.random, trigger_ids: [one] });

    assert.deepEqual(await featuredIn(world, world.random), ["Two"]);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel_id: secret, trigger_ids: [] }),
    restricted_action: async ({ alice, random }) => {
      await alice.does("conversations.leave", { channel: random });
      return alice.refused(method, { channel_id: random, trigger_ids: [] });
    },
    error_modifying_workflows: async (world) =>
      world.bob.refused(method, { channel_id: world.random, trigger_ids: await makeLinks(world, "One") }),
  });
});
