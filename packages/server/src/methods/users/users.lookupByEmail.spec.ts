import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.lookupByEmail";

describe(method, () => {
  test("finds a person however the address is capitalized", async () => {
    await using world = await workspace();

    const { user } = await world.bot.does(method, { email: "Bob@ACME.test" });

    assert.deepEqual([user.id, user.profile.email], [world.bob.id, "bob@acme.test"]);
  });

  test("does not find deactivated people", async () => {
    await using world = await workspace();
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });

    assert.equal(await world.bot.refused(method, { email: "bob@acme.test" }), "users_not_found");
  });

  refuses(method, {
    users_not_found: ({ bot }) => bot.refused(method, { email: "nobody@acme.test" }),
  });
});
