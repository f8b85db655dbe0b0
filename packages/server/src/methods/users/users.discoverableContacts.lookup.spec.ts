import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.discoverableContacts.lookup";

describe(method, () => {
  test("finds people of other organizations, in whatever case, and no others", async () => {
    await using world = await workspace();
    const finds = async (email: string) => (await world.alice.does(method, { email })).is_discoverable;

    assert.equal(await finds("Frank@Birch.test"), true);
    assert.equal(await finds("erin@acme.test"), false);
    assert.equal(await finds("nobody@birch.test"), false);
  });

  test("finds nobody who has not confirmed the address or has left", async () => {
    await using world = await workspace();
    const { db } = world.platform.store;
    const { id } = personOf(world, "frank");
    const finds = async () => (await world.bot.does(method, { email: "frank@birch.test" })).is_discoverable;
    await db.updateTable("users").set({ email_verified_ms: null }).where("id", "=", id).execute();
    assert.equal(await finds(), false);
    await db.updateTable("users").set({ email_verified_ms: 1 }).where("id", "=", id).execute();
    assert.equal(await finds(), true);
    await db.updateTable("memberships").set({ deactivated_ms: 1 }).where("user_id", "=", id).execute();
    assert.equal(await finds(), false);
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { email: "alice@acme.test" }),
    restricted_action: ({ bob }) => bob.refused(method, { email: "frank@birch.test" }),
  });
});
