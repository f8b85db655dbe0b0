import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginMigration, personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.migration.settle";

describe(method, () => {
  test("answers team_added_to_org to everybody of the workspace [API-12.28]", async () => {
    await using world = await workspace();
    const { birch, frank } = await beginMigration(world);

    await world.alice.does(method, { team_id: birch });

    assert.equal(await frank.refused("auth.test", {}), "team_added_to_org");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => {
      const { birch } = await beginMigration(world);
      return personOf(world, "erin").refused(method, { team_id: birch });
    },
    migration_already_settled: async (world) => {
      const { birch } = await beginMigration(world);
      await world.alice.does(method, { team_id: birch });
      return world.alice.refused(method, { team_id: birch });
    },
  });
});
