import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { seedWithAdmins } from "../../../testkit/admins.ts";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { isSignedIn, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.reset";

describe(method, () => {
  test("signs a person out in every browser, and nobody else, and lets them sign in again", async () => {
    await using server = await serving();
    const [one, other, carols] = [
      await server.signedIn("bob"),
      await server.signedIn("bob"),
      await server.signedIn("carol"),
    ];

    await server.alice.does(method, { user_id: server.bob.id });

    assert.deepEqual([await isSignedIn(one), await isSignedIn(other), await isSignedIn(carols)], [false, false, true]);
    assert.equal(await isSignedIn(await server.signedIn("bob")), true);
    await server.bob.does("auth.test", {});
  });

  test("ends nothing when only phone apps are meant", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");

    await server.alice.does(method, { user_id: server.bob.id, mobile_only: true });
    assert.equal(await isSignedIn(browser), true);
    await server.alice.does(method, { user_id: server.bob.id, web_only: true });

    assert.equal(await isSignedIn(browser), false);
  });

  test("refuses with cannot_reset_primary_owner, also an admin", async () => {
    await using server = await serving({ seed: seedWithAdmins("bob") });

    assert.equal(await server.bob.refused(method, { user_id: server.alice.id }), "cannot_reset_primary_owner");
  });

  test("does not tell admins which people other workspaces of the org have", async () => {
    await using server = await serving();
    const erin = personOf(server, "erin");

    const codes = [server.bob.id, "U00000000NO"].map((user_id) => erin.refused(method, { user_id }));

    assert.deepEqual(await Promise.all(codes), ["user_not_found", "user_not_found"]);
  });

  test("does not tell people who run nothing whether an id is known", async () => {
    await using server = await serving();

    assert.equal(await server.bob.refused(method, { user_id: "U00000000NO" }), "not_an_admin");
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, { user_id: world.carol.id }),
    user_not_found: async (world) => {
      const frank = world.dev.users.find((user) => user.name === "frank");
      assert.equal(await world.alice.refused(method, { user_id: "U00000000NO" }), "user_not_found");
      return world.alice.refused(method, { user_id: frank?.id ?? "" });
    },
    cannot_reset_bot: async (world) => {
      const { user_id } = await world.bot.does("auth.test", {});
      return world.alice.refused(method, { user_id });
    },
    cannot_reset_primary_owner: (world) => world.alice.refused(method, { user_id: world.alice.id }),
  });
});
