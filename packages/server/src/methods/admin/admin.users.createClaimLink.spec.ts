import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { importedPerson } from "../../../testkit/importedPerson.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { providerOf } from "../../../testkit/signInProviders.ts";
import { serving } from "../../../testkit/signingIn.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.createClaimLink";

describe(method, () => {
  test("lets an imported person choose a password and enter, once", async () => {
    await using world = await serving();
    const team_id = teamsOf(world).acme;
    const user_id = await importedPerson(world, team_id);
    const unclaimed = async () => {
      const { users } = await world.alice.does("admin.users.list", { team_id, query: "ines" });
      return users.map(({ is_unclaimed }) => is_unclaimed);
    };
    assert.deepEqual(await unclaimed(), [true]);

    const { url, date_expire } = await world.alice.does(method, { team_id, user_id });
    assert.equal(date_expire, Math.floor(world.clock.nowMs() / 1000) + 24 * 60 * 60);
    const { pathname, search } = new URL(url);
    const page = await (await fetch(world.url + pathname + search)).text();
    assert.match(page, /Ines Example/);
    const entered = await world.browser().send(pathname + search, { password: "correct horse battery staple" });
    assert.ok(entered.status < 400, await entered.text());

    assert.deepEqual(await unclaimed(), [false]);
    assert.equal(await world.alice.refused(method, { team_id, user_id }), "account_claimed");
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .select(["entity_id", "actor_id"])
      .where("action", "=", "claim_link_created")
      .execute();
    assert.deepEqual(entries, [{ entity_id: user_id, actor_id: world.alice.id }]);
  });

  test("does not open the account of a person who signs in through a provider", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const user_id = await importedPerson(world, team_id);
    const { provider } = await world.alice.does("admin.signIn.providers.create", providerOf());
    await world.platform.store.db
      .insertInto("identities")
      .values({
        provider_id: provider.id,
        issuer: "https://id.test",
        subject: "ines",
        user_id,
        email: "",
        linked_by: "confirmation",
        created_ms: 0,
        used_ms: 0,
      })
      .execute();
    assert.equal(await world.alice.refused(method, { team_id, user_id }), "account_claimed");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, user_id: world.bob.id }),
    not_an_admin: async (world) => {
      const team_id = teamsOf(world).acme;
      await giveRole(world, world.bob, "Rl0C");
      return world.bob.refused(method, { team_id, user_id: await importedPerson(world, team_id) });
    },
    user_not_found: async (world) => {
      const team_id = teamsOf(world).acme;
      const user_id = await importedPerson(world, team_id, { isDeactivated: true });
      return world.alice.refused(method, { team_id, user_id });
    },
    account_claimed: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: world.bob.id }),
    invalid_permissions: async (world) => {
      const team_id = teamsOf(world).acme;
      const user_id = await importedPerson(world, team_id, { role: "owner" });
      await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id });
      return world.bob.refused(method, { team_id, user_id });
    },
  });

  test("does not open the account of an imported primary owner", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    assert.equal(await world.alice.refused(method, { team_id, user_id: world.alice.id }), "invalid_permissions");
  });
});
