import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of storeKinds) {
  describe(`the primary owner of an org on ${kind.name}`, () => {
    test("is exactly one person after two transfers at once", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const codes = await Promise.all([
        first.alice.asks("admin.enterprise.transfer", { user_id: first.bob.id }),
        second.alice.asks("admin.enterprise.transfer", { user_id: first.carol.id }),
      ]);
      assert.deepEqual(codes.map(({ ok }) => ok).toSorted(), [false, true]);
      assert.equal((await primaryOwners(first)).length, 1);
    });

    test("stays, whatever is done to the person at the moment of the transfer", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { acme } = teamsOf(first);
      await Promise.all([
        first.alice.asks("admin.enterprise.transfer", { user_id: first.bob.id }),
        second.alice.asks("admin.users.remove", { team_id: acme, user_id: first.bob.id }),
        second.alice.asks("admin.enterprise.setRole", { user_id: first.bob.id, role: "member" }),
      ]);
      const owners = await primaryOwners(first);
      assert.equal(owners.length, 1);
      assert.ok(owners.every((teams) => teams > 0));
    });
  });
}

/** The primary owners, each with the workspaces that they are active in. */
async function primaryOwners({ platform }: Awaited<ReturnType<typeof twoServers>>["first"]): Promise<number[]> {
  const { db } = platform.store;
  const owners = await db.selectFrom("users").select("id").where("org_role", "=", "primary_owner").execute();
  const active = owners.map(({ id }) =>
    db
      .selectFrom("memberships")
      .select("team_id")
      .where("user_id", "=", id)
      .where("deactivated_ms", "is", null)
      .execute(),
  );
  return (await Promise.all(active)).map((teams) => teams.length);
}
