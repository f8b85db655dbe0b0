import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginMigration, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.migration.finish";

describe(method, () => {
  test("makes the workspace one of the org's, and its tokens work again", async () => {
    await using world = await workspace();
    const { birch, frank } = await beginMigration(world);
    await world.alice.does("admin.teams.migration.settle", { team_id: birch });

    await world.alice.does(method, { team_id: birch });

    assert.equal((await frank.does("auth.test", {})).enterprise_id, world.dev.org?.id);
    assert.equal((await world.alice.does("team.info", { team: birch })).team.enterprise_id, world.dev.org?.id);
  });

  test("what it shared with the org is no longer shared outside", async () => {
    await using world = await workspace();
    const { channel } = await shareWithFrank(world);
    const before = (await world.bob.does("conversations.info", { channel })).channel;
    const { birch, frank } = await beginMigration(world);
    await world.alice.does("admin.teams.migration.settle", { team_id: birch });

    await world.alice.does(method, { team_id: birch });

    const after = (await frank.does("conversations.info", { channel })).channel;
    assert.deepEqual([before.is_ext_shared, before.is_org_shared], [true, false]);
    assert.deepEqual([after.is_ext_shared, after.is_org_shared], [false, true]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => {
      const { birch } = await beginMigration(world);
      return world.bob.refused(method, { team_id: birch });
    },
    migration_not_settled: async (world) => {
      const { birch } = await beginMigration(world);
      return world.alice.refused(method, { team_id: birch });
    },
  });
});
