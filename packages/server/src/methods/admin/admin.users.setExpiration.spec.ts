import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.setExpiration";

function inOneHour(world: Workspace): number {
  return Math.floor(world.clock.nowMs() / 1000) + 3600;
}

describe(method, () => {
  test("ends the access of a guest at that time, to the second", async () => {
    await using world = await workspace();
    await world.alice.does(method, { user_id: world.dora.id, expiration_ts: inOneHour(world) });

    world.clock.advance({ seconds: 3599 });
    await world.dora.does("auth.test", {});
    world.clock.advance({ seconds: 1 });

    assert.equal(await world.dora.refused("auth.test", {}), "account_inactive");
  });

  test("removes the guest, so that others see it, and a returning guest has no date", async () => {
    await using world = await workspace();
    await world.alice.does(method, { user_id: world.dora.id, expiration_ts: inOneHour(world) });
    world.clock.advance({ seconds: 3600 });

    await world.platform.settle();

    assert.equal((await world.alice.does("users.info", { user: world.dora.id })).user.deleted, true);
    assert.equal((await eventsOf(world, "user_change")).length, 1);
    await world.alice.does("admin.users.reactivate", { team_id: teamsOf(world).acme, user_id: world.dora.id });
    await world.platform.settle();
    assert.equal((await world.alice.does("users.info", { user: world.dora.id })).user.deleted, false);
    const { user } = await world.alice.does("admin.users.getExpiration", { user_id: world.dora.id });
    assert.equal(user.expiration_ts, 0);
  });

  test("removes the date with 0", async () => {
    await using world = await workspace();
    await world.alice.does(method, { user_id: world.dora.id, expiration_ts: inOneHour(world) });

    await world.alice.does(method, { user_id: world.dora.id, expiration_ts: 0 });

    world.clock.advance({ seconds: 3600 });
    await world.platform.settle();
    await world.dora.does("auth.test", {});
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { user_id: world.dora.id, expiration_ts: 0, team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { user_id: world.dora.id, expiration_ts: inOneHour(world) }),
    user_not_found: (world) => world.alice.refused(method, { user_id: "U0000000NOT", expiration_ts: inOneHour(world) }),
    user_is_not_a_guest: (world) =>
      world.alice.refused(method, { user_id: world.bob.id, expiration_ts: inOneHour(world) }),
    user_is_deactivated: async (world) => {
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.dora.id });
      return world.alice.refused(method, { user_id: world.dora.id, expiration_ts: inOneHour(world) });
    },
    failed_to_validate_expiration: (world) => world.alice.refused(method, { user_id: world.dora.id, expiration_ts: 1 }),
  });
});
