import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.getExpiration";

describe(method, () => {
  test("returns the date that was set, and 0 before", async () => {
    await using world = await workspace();
    const user_id = world.dora.id;
    const expiration_ts = Math.floor(world.clock.nowMs() / 1000) + 60;

    assert.equal((await world.alice.does(method, { user_id })).user.expiration_ts, 0);
    await world.alice.does("admin.users.setExpiration", { user_id, expiration_ts });

    assert.deepEqual((await world.alice.does(method, { user_id, target_team: teamsOf(world).acme })).user, {
      id: user_id,
      email: "dora@partner.test",
      is_restricted: true,
      is_ultra_restricted: false,
      expiration_ts,
    });
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { user_id: world.dora.id, target_team: teamsOf(world).birch }),
    not_permitted: (world) => world.bob.refused(method, { user_id: world.dora.id }),
    user_not_found: (world) => world.alice.refused(method, { user_id: "U0000000NOT" }),
    user_is_not_guest: (world) => world.alice.refused(method, { user_id: world.bob.id }),
  });
});
