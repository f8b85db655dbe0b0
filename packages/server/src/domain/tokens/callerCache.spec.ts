import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

const ask = async (world: Awaited<ReturnType<typeof workspace>>) => {
  const found = await world.platform.callServices.authenticate(world.bob.token, ["user"], () => "192.0.2.1");
  assert.ok(found.ok);
  return found.caller;
};

describe("a caller", () => {
  test("is the same object from call to call", async () => {
    await using world = await workspace();

    assert.equal(await ask(world), await ask(world));
  });

  test("is a new one as soon as anything about the token's owner has changed", async () => {
    await using world = await workspace();
    const before = await ask(world);

    const { db } = world.platform.store;
    await db.updateTable("memberships").set({ role: "admin" }).where("user_id", "=", world.bob.id).execute();

    assert.equal(before.role, "member");
    assert.equal((await ask(world)).role, "admin");
  });
});
