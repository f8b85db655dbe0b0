import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.enterprise.transfer";

async function orgRoles(world: Workspace): Promise<Record<string, string>> {
  const { db } = world.platform.store;
  const rows = await db
    .selectFrom("users")
    .select(["real_name", "org_role"])
    .where("org_role", "is not", null)
    .execute();
  return Object.fromEntries(rows.map(({ real_name, org_role }) => [real_name, org_role ?? ""]));
}

describe(method, () => {
  test("makes another person the primary owner, and the previous one an owner", async () => {
    await using world = await workspace();

    await world.alice.does(method, { user_id: world.bob.id });

    assert.deepEqual(await orgRoles(world), { "Alice Adams": "owner", "Bob Brown": "primary_owner" });
    await world.bob.does("admin.enterprise.setRole", { user_id: world.alice.id, role: "member" });
    assert.deepEqual(await orgRoles(world), { "Bob Brown": "primary_owner" });
  });

  test("leaves exactly one primary owner when two transfers are sent at once", async () => {
    await using world = await workspace();

    const answers = await Promise.all(
      [world.bob, world.carol].map(({ id }) => world.alice.asks(method, { user_id: id })),
    );

    assert.deepEqual(answers.map(({ error }) => error ?? "ok").toSorted(), ["ok", "restricted_action"]);
    const primaries = Object.values(await orgRoles(world)).filter((role) => role === "primary_owner");
    assert.equal(primaries.length, 1);
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { user_id: world.bob.id }),
    restricted_action: async (world) => {
      await world.alice.does("admin.enterprise.setRole", { user_id: world.bob.id, role: "owner" });
      return world.bob.refused(method, { user_id: world.bob.id });
    },
    user_not_found: (world) => world.alice.refused(method, { user_id: "U0000000NOT" }),
    invalid_role_for_user: (world) => world.alice.refused(method, { user_id: world.dora.id }),
    cannot_transfer_to_self: (world) => world.alice.refused(method, { user_id: world.alice.id }),
  });
});
