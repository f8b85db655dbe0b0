import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, teamsOf } from "../../packages/server/testkit/admins.ts";
import { memberIn } from "../../packages/server/testkit/memberships.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

describe("a group makes its members members of further workspaces", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { labs } = teamsOf(world);
      const usergroup_id = await makeGroup(world, "cooks", world.bob);
      const change = { usergroup_id, team_ids: [labs] };
      await world.alice.does("admin.usergroups.addTeams", change);
      await world.alice.does("admin.usergroups.addTeams", { ...change, auto_provision: true });
      const bob = await memberIn(world, { teamId: labs, userId: world.bob.id });
      assert.equal((await bob.does("auth.test", {})).team_id, labs);
    });
  }
});
