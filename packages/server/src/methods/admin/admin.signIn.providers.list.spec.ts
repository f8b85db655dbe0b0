import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.providers.list";

describe(method, () => {
  test("lists those of a workspace with those of its org, and those of the org alone", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const ofTeam = await makeProvider(world);
    const ofOrg = await makeProvider(world, { ofOrg: true });
    const idsOf = async (params: { team_id?: string }) =>
      (await world.alice.does(method, params)).providers.map(({ id }) => id).toSorted();

    assert.deepEqual(await idsOf({ team_id: acme }), [ofTeam, ofOrg].toSorted());
    assert.deepEqual(await idsOf({ team_id: labs }), [ofOrg]);
    assert.deepEqual(await idsOf({}), [ofOrg]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    restricted_action: (world) => personOf(world, "erin").refused(method, {}),
  });
});
