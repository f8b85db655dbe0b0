import { describe, test } from "node:test";
import { beginMigration, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.migration.cancel";

describe(method, () => {
  test("opens the workspace again when its owner has thought better of it", async () => {
    await using world = await workspace();
    const { birch, frank } = await beginMigration(world);

    await frank.does(method, { team_id: birch });

    await frank.does("auth.test", {});
  });

  test("opens the workspace again when the org does not want it after all", async () => {
    await using world = await workspace();
    const { birch, frank } = await beginMigration(world);
    await world.alice.does("admin.teams.migration.settle", { team_id: birch });

    await world.alice.does(method, { team_id: birch });

    await frank.does("auth.test", {});
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => {
      const { birch } = await beginMigration(world);
      return world.bob.refused(method, { team_id: birch });
    },
    not_an_owner: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
    migration_not_begun: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme }),
  });
});
