import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.roles.listAssignments";

describe(method, () => {
  test("lists the newest first, in pages, by role and by entity", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    await giveRole(world, world.bob, "Rl01");
    world.clock.advance({ seconds: 1 });
    await giveRole(world, world.carol, "Rl03", labs);
    world.clock.advance({ seconds: 1 });
    await giveRole(world, world.bob, "Rl0A", world.random);

    const rolesOf = async (asked: object) =>
      (await world.alice.does(method, asked)).role_assignments.map(({ role_id }) => role_id);
    assert.deepEqual(await rolesOf({}), ["Rl0A", "Rl03", "Rl01"]);
    assert.deepEqual(await rolesOf({ sort_dir: "ASC" }), ["Rl01", "Rl03", "Rl0A"]);
    assert.deepEqual(await rolesOf({ role_ids: ["Rl03"] }), ["Rl03"]);
    assert.deepEqual(await rolesOf({ entity_ids: [acme] }), ["Rl01"]);

    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await world.alice.does(method, { limit: 1, cursor });
      walked.push(...page.role_assignments.map(({ role_id }) => role_id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    assert.deepEqual(walked, ["Rl0A", "Rl03", "Rl01"]);
  });

  test("shows owners of a workspace its own assignments only", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    await giveRole(world, world.bob, "Rl01");
    await giveRole(world, world.bob, "Rl01", labs);
    const { role_assignments } = await personOf(world, "erin").does(method, {});
    assert.deepEqual(
      role_assignments.map(({ entity_id }) => entity_id),
      [labs],
    );
  });

  refuses(method, {
    invalid_actor: ({ bob }) => bob.refused(method, {}),
    invalid_role_id: ({ alice }) => alice.refused(method, { role_ids: ["Rl99"] }),
    invalid_sort: ({ alice }) => alice.refused(method, { sort_dir: "sideways" }),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
