import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, providerOf } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.providers.create";

describe(method, () => {
  test("adds a provider of the org or of a workspace, which people may use and need not", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);

    const ofOrg = await world.alice.does(method, providerOf());
    const ofTeam = await world.alice.does(method, { ...providerOf(acme), domains: ["Acme.test", "acme.test"] });

    assert.deepEqual([ofOrg.provider.scope_type, ofTeam.provider.scope_type], ["org", "team"]);
    const { id, domains, has_secret, is_enabled, is_enforced, provisions } = ofTeam.provider;
    assert.deepEqual([domains, has_secret, is_enabled], [["acme.test"], true, true]);
    assert.deepEqual([is_enforced, provisions], [false, false]);
    assert.ok(ofTeam.provider.redirect_uri.endsWith(`/sign-in/with/${id}/callback`));
    assert.ok(!JSON.stringify(ofTeam).includes("s3cret"));
    const [entry, ...more] = await world.platform.store.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", "idp_configuration_added")
      .where("entity_id", "=", id)
      .execute();
    assert.deepEqual([entry?.actor_id, more.length], [world.alice.id, 0]);
    assert.equal(JSON.parse(entry?.entity ?? "{}").domains, "acme.test");
  });

  test("takes an issuer without TLS on this machine alone", async () => {
    await using world = await workspace();
    for (const issuer of ["http://localhost:8080/realms/acme", "http://127.0.0.1:9"]) {
      await world.alice.does(method, { ...providerOf(), issuer });
    }
    for (const issuer of ["http://id.acme.test", "https://id.acme.test/?a=b", "https://me:pw@id.acme.test", "id", ""]) {
      assert.equal(await world.alice.refused(method, { ...providerOf(), issuer }), "invalid_issuer", issuer);
    }
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, providerOf(teamsOf(world).birch)),
    not_an_admin: (world) => world.bob.refused(method, providerOf(teamsOf(world).acme)),
    restricted_action: (world) => personOf(world, "erin").refused(method, providerOf()),
    invalid_name: (world) => world.alice.refused(method, { ...providerOf(), name: " " }),
    invalid_issuer: (world) => world.alice.refused(method, { ...providerOf(), issuer: "ftp://id.acme.test" }),
    invalid_client: (world) => world.alice.refused(method, { ...providerOf(), client_id: "" }),
    invalid_domain: (world) => world.alice.refused(method, { ...providerOf(), domains: ["acme"] }),
    break_glass_missing: async (world) => {
      await world.platform.store.db.deleteFrom("passwords").execute();
      return world.alice.refused(method, { ...providerOf(), is_enforced: true });
    },
    too_many_providers: async (world) => {
      for (let count = 0; count < 20; count++) await makeProvider(world, { ofOrg: true });
      return world.alice.refused(method, providerOf());
    },
  });
});
