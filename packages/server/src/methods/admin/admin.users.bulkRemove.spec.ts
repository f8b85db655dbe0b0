import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { auditedItems, finishJobs, runOneItem } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.bulkRemove";

const of = (world: Workspace, ...people: readonly { id: string }[]) => ({
  team_id: teamsOf(world).acme,
  user_ids: people.map(({ id }) => id),
});

async function isDeleted({ alice }: Workspace, { id }: { id: string }): Promise<boolean> {
  return (await alice.does("users.info", { user: id })).user.deleted;
}

describe(method, () => {
  test("deactivates people in a job, with an entry each, and reports the others", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    const asked = of(world, bob, carol, dora, alice, { id: "U0000000NOT" });
    const { bulk_action_id: job_id, not_added } = await alice.does(method, asked);
    assert.deepEqual(not_added, [
      { user_id: alice.id, errors: ["cannot_modify_primary_owner"] },
      { user_id: "U0000000NOT", errors: ["user_not_found"] },
    ]);
    await bob.does("auth.test", {});
    await finishJobs(world);

    for (const person of [bob, carol, dora]) assert.equal(await person.refused("auth.test", {}), "account_inactive");
    const { job } = await alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.kind, job.state, job.done, job.failed], [method, "done", 3, 0]);
    assert.deepEqual(await auditedItems(world, "user_deactivated"), [bob.id, carol.id]);
    assert.deepEqual(await auditedItems(world, "guest_deactivated"), [dora.id]);
  });

  test("checks the rights of the caller again for each person", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    await giveRole(world, bob, "Rl03");
    const { bulk_action_id: job_id } = await bob.does(method, of(world, carol, dora));
    await runOneItem(world);
    const role = { role_id: "Rl03", entity_ids: [teamsOf(world).acme], user_ids: [bob.id] };
    await alice.does("admin.roles.removeAssignments", role);
    await finishJobs(world);

    assert.deepEqual([await isDeleted(world, carol), await isDeleted(world, dora)], [true, false]);
    const { items } = await alice.does("admin.jobs.info", { job_id });
    assert.deepEqual(
      items.map(({ state, error }) => [state, error]),
      [
        ["done", undefined],
        ["failed", "not_an_admin"],
      ],
    );
  });

  test("deactivates its own actor last", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    await alice.does("admin.users.setAdmin", { team_id: teamsOf(world).acme, user_id: bob.id });
    await alice.does("admin.users.setOwner", { team_id: teamsOf(world).acme, user_id: bob.id });
    const { bulk_action_id: job_id } = await bob.does(method, of(world, bob, carol, dora));
    await finishJobs(world);

    const { job, items } = await alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.state, job.done, items.at(-1)?.id], ["done", 3, bob.id]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { ...of(world, world.bob), team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, of(world, world.carol)),
    no_valid_users: (world) => world.alice.refused(method, of(world, world.alice)),
  });
});
