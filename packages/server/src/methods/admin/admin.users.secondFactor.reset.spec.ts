import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { enrol, isSignedIn, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.secondFactor.reset";

describe(method, () => {
  test("removes the app and the recovery codes, signs the person out, and the password alone opens the account", async () => {
    await using world = await serving();
    const [here, carols] = [await world.signedIn("bob"), await world.signedIn("carol")];
    await enrol(here, world.clock.nowMs());
    assert.equal(await isSignedIn(await world.signedIn("bob")), false);

    await world.alice.does(method, { user_id: world.bob.id });

    assert.deepEqual([await isSignedIn(here), await isSignedIn(carols)], [false, true]);
    assert.equal(await isSignedIn(await world.signedIn("bob")), true);
    const { db } = world.platform.store;
    for (const table of ["second_factors", "recovery_codes", "passkeys"] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table);
    }
    const { user } = await world.alice.does("users.info", { user: world.bob.id });
    assert.equal((user as { has_2fa?: boolean }).has_2fa, false);
  });

  test("tells the person by mail, and is audited", async () => {
    await using world = await serving();
    await enrol(await world.signedIn("bob"), world.clock.nowMs());

    await world.alice.does(method, { user_id: world.bob.id });

    const mails = await world.platform.store.db.selectFrom("mail").select(["kind", "recipient"]).execute();
    assert.deepEqual(
      mails.filter(({ kind }) => kind === "second_factor_reset"),
      [{ kind: "second_factor_reset", recipient: "bob@acme.test" }],
    );
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .select(["entity_id", "actor_id"])
      .where("action", "=", "second_factor_reset")
      .execute();
    assert.deepEqual(entries, [{ entity_id: world.bob.id, actor_id: world.alice.id }]);
  });

  test("is for people who administer the person, and lets owners alone reset administrators", async () => {
    await using world = await serving({ seed: seedWithAdmins("bob", "carol") });
    for (const name of ["carol", "dora"]) await enrol(await world.signedIn(name), world.clock.nowMs());

    assert.equal(await world.bob.refused(method, { user_id: world.carol.id }), "invalid_permissions");
    assert.equal(await world.bob.refused(method, { user_id: world.alice.id }), "cannot_reset_primary_owner");
    const ofOthers = await Promise.all(
      [world.bob.id, "U00000000NO"].map((user_id) => personOf(world, "erin").refused(method, { user_id })),
    );
    assert.deepEqual(ofOthers, ["user_not_found", "user_not_found"]);

    await world.bob.does(method, { user_id: world.dora.id });
    await world.alice.does(method, { user_id: world.carol.id });
  });

  test("of an administrator of another workspace is not for administrators of one workspace alone", async () => {
    await using world = await serving({ seed: seedWithAdmins("bob") });
    const { labs } = teamsOf(world);
    await world.alice.does("admin.users.setAdmin", { team_id: labs, user_id: world.carol.id });
    await enrol(await world.signedIn("carol"), world.clock.nowMs());

    assert.equal(await world.bob.refused(method, { user_id: world.carol.id }), "invalid_permissions");
  });

  test("leads people to set up a new one where the workspace requires it", async () => {
    await using world = await serving();
    await enrol(await world.signedIn("bob"), world.clock.nowMs());
    await world.alice.does("admin.teams.settings.setTwoFactor", { team_id: teamsOf(world).acme, required: true });
    await enrol(await world.signedIn("alice"), world.clock.nowMs());

    await world.alice.does(method, { user_id: world.bob.id });

    const browser = world.browser();
    const back = await browser.send("/sign-in", { login: "bob@acme.test", password: world.passwordOf("bob") });
    assert.equal(back.headers.get("location"), "/account/two-factor");
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, { user_id: world.carol.id }),
    user_not_found: async (world) => {
      const { user_id } = await world.bot.does("auth.test", {});
      assert.equal(await world.alice.refused(method, { user_id }), "user_not_found");
      return world.alice.refused(method, { user_id: personOf(world, "frank").id });
    },
    cannot_reset_primary_owner: (world) => world.alice.refused(method, { user_id: world.alice.id }),
    cannot_reset_self: async (world) => {
      await world.alice.does("admin.users.setAdmin", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      return world.bob.refused(method, { user_id: world.bob.id });
    },
    invalid_permissions: async (world) => {
      const team_id = teamsOf(world).acme;
      for (const one of [world.bob, world.carol])
        await world.alice.does("admin.users.setAdmin", { team_id, user_id: one.id });
      return world.bob.refused(method, { user_id: world.carol.id });
    },
    second_factor_not_set: (world) => world.alice.refused(method, { user_id: world.bob.id }),
  });

  test("by a delegated role reaches members and guests only", async () => {
    await using world = await serving();
    await giveRole(world, world.bob, "Rl0C");
    assert.equal(await world.bob.refused(method, { user_id: world.alice.id }), "not_an_admin");
  });
});
