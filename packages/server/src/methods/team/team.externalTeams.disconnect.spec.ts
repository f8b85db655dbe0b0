import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.externalTeams.disconnect";

describe(method, () => {
  test("ends every shared channel from the side where it is at home", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const { birch } = teamsOf(world);
    await world.alice.does(method, { target_team: birch });

    assert.equal(await frank.refused("conversations.info", { channel }), "channel_not_found");
    await world.bob.does("chat.postMessage", { channel, text: "Among us" });
    assert.equal((await world.alice.does("team.externalTeams.list", {})).total_count, 0);
    assert.equal((await frank.does("team.externalTeams.list", {})).total_count, 0);
    assert.deepEqual(
      (await eventsOf(world, "channel_unshared")).map((event) => [
        event["channel"],
        event["previously_connected_team_id"],
      ]),
      [[channel, birch]],
    );
  });

  test("lets the other side leave, by the id of a workspace of the org", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    await frank.does(method, { target_team: teamsOf(world).labs });

    assert.equal(await frank.refused("conversations.info", { channel }), "channel_not_found");
    assert.equal((await world.alice.does("conversations.info", { channel })).channel.is_ext_shared, false);
  });

  refuses(method, {
    restricted_action: (world) => world.bob.refused(method, { target_team: teamsOf(world).birch }),
    invalid_target_team: (world) => world.alice.refused(method, { target_team: teamsOf(world).birch }),
  });
});
