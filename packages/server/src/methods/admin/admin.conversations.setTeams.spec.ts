import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.setTeams";

describe(method, () => {
  test("lets another workspace of the org in, and out again with all of its people", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const erin = personOf(world, "erin");
    const { acme, labs } = teamsOf(world);

    await alice.does(method, { channel_id: channel, target_team_ids: [acme, labs] });
    await erin.does("conversations.join", { channel });
    await erin.does("chat.postMessage", { channel, text: "Hello from the labs." });
    const shown = (await erin.does("conversations.info", { channel })).channel;
    await alice.does(method, { channel_id: channel, target_team_ids: [acme] });

    assert.deepEqual(
      [shown.is_shared, shown.is_org_shared, shown.is_ext_shared, shown.shared_team_ids],
      [true, true, false, [acme, labs]],
    );
    assert.equal(await erin.refused("conversations.history", { channel }), "channel_not_found");
    const { members } = await alice.does("conversations.members", { channel });
    assert.ok(!members.includes(erin.id));
    assert.equal((await alice.does("conversations.info", { channel })).channel.is_shared, false);
  });

  test("into a private channel people are invited by those in it", async () => {
    await using world = await workspace();
    const { alice, secret: channel } = world;
    const erin = personOf(world, "erin");

    await alice.does(method, { channel_id: channel, target_team_ids: [teamsOf(world).labs] });

    assert.equal(await erin.refused("conversations.info", { channel }), "channel_not_found");
    await world.bob.does("conversations.invite", { channel, users: [erin.id] });
    await erin.does("chat.postMessage", { channel, text: "Now I know." });
  });

  refuses(method, {
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random, target_team_ids: [] }),
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0", target_team_ids: [] }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.bob, world.carol);
      return world.alice.refused(method, { channel_id, target_team_ids: [] });
    },
    invalid_target_team: (world) =>
      world.alice.refused(method, { channel_id: world.random, target_team_ids: [teamsOf(world).birch] }),
  });
});
