import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lend } from "../../../testkit/lending.ts";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.functions.permissions.lookup";
const decide = "admin.functions.permissions.set";
const distribute = "functions.distributions.permissions.set";

async function layersOf(world: Workspace, functionId: string, actor = world.alice) {
  const { permissions } = await actor.does(method, { function_ids: [functionId] });
  return permissions[functionId] ?? assert.fail("the function is unknown");
}

describe(method, () => {
  test("returns what developers and administrators allow, and what both allow together", async () => {
    await using world = await workspace();
    const { alice, greet, functionId } = await lend(world);
    const { bob, carol } = world;
    const collaborators = { type: "app_collaborators", user_ids: [world.alice.id] };
    const none = { team_ids: [], org_ids: [], channel_ids: [] };
    assert.deepEqual(await layersOf(world, functionId), {
      distribution: collaborators,
      allowed_by_admin: { type: "everyone", user_ids: [] },
      allowed_entities: { ...collaborators, ...none },
    });

    const named = { permission_type: "named_entities", team_ids: [teamsOf(world).acme] };
    await alice.does(distribute, { ...greet, ...named });
    const users = { visibility: "named_entities", user_ids: [bob.id, carol.id] };
    await world.alice.does(decide, { function_id: functionId, ...users });
    assert.deepEqual(await layersOf(world, functionId), {
      distribution: { type: "named_entities", user_ids: [] },
      allowed_by_admin: { type: "named_entities", user_ids: [bob.id, carol.id] },
      allowed_entities: { type: "named_entities", user_ids: [bob.id, carol.id], ...none },
    });
    await alice.does(distribute, { ...greet, permission_type: "named_entities", team_ids: [teamsOf(world).labs] });
    // Carol is in both workspaces, Bob in one.
    const both = { type: "named_entities", user_ids: [carol.id], ...none };
    assert.deepEqual((await layersOf(world, functionId)).allowed_entities, both);
    await world.alice.does(decide, { function_id: functionId, visibility: "named_entities", user_ids: [bob.id] });
    assert.deepEqual((await layersOf(world, functionId)).allowed_entities, { type: "no_one", user_ids: [], ...none });
  });

  test("shows the administrators of a workspace what its org does not allow", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });
    const { functionId } = await lend(world);
    const asked = { function_id: functionId };
    await world.alice.does(decide, { ...asked, visibility: "no_one" });
    await world.carol.does(decide, { ...asked, visibility: "everyone" });
    assert.equal((await layersOf(world, functionId, world.carol)).allowed_by_admin.type, "no_one");
  });

  test("names unknown ids as errors, and does not fail", async () => {
    await using world = await workspace();
    const { functionId } = await lend(world);
    const answer = await world.alice.does(method, { function_ids: [functionId, "Fn0NOBODY000"] });
    assert.deepEqual(answer.errors, { Fn0NOBODY000: "function_not_found" });
    assert.deepEqual(Object.keys(answer.permissions), [functionId]);
    assert.deepEqual(answer.metadata, { [functionId]: {} });
  });

  refuses(method, {
    restricted_action: (world) => world.bob.refused(method, { function_ids: ["Fn0123456789"] }),
  });
});
