import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginMigration, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
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
