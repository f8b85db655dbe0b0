import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { otherSamlKey, samlKey } from "../../../testkit/samlKeys.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, makeSamlProvider, samlProviderOf, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.providers.update";

describe(method, () => {
  test("changes what is named, and the audit log tells since when a domain is trusted", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);

    const { provider } = await world.alice.does(method, { provider_id, domains: ["acme.test"], provisions: true });
    const again = await world.alice.does(method, { provider_id, name: "Acme", client_secret: "another" });
    const cleared = await world.alice.does(method, { provider_id, domains: [] });

    assert.deepEqual([provider.domains, provider.provisions, provider.name], [["acme.test"], true, "Acme ID"]);
    assert.deepEqual([again.provider.domains, again.provider.name], [["acme.test"], "Acme"]);
    assert.deepEqual([again.provider.has_secret, cleared.provider.domains], [true, []]);
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", "idp_prod_configuration_updated")
      .orderBy("id")
      .execute();
    assert.deepEqual(
      entries.map(({ actor_id, entity_id }) => [actor_id, entity_id]),
      [
        [world.alice.id, provider_id],
        [world.alice.id, provider_id],
        [world.alice.id, provider_id],
      ],
    );
    assert.equal(JSON.parse(entries[0]?.details ?? "{}").previous_domains, "");
    assert.equal(JSON.parse(entries[1]?.details ?? "{}").secret_changed, true);
  });

  test("replaces the certificates of a SAML provider, and tells the earlier ones in the audit log", async () => {
    await using world = await workspace();
    const made = await world.alice.does("admin.signIn.providers.create", samlProviderOf());
    const { id: provider_id, certificates } = made.provider;

    const both = await world.alice.does(method, { provider_id, certificates: [samlKey.cert, otherSamlKey.cert] });
    const later = await world.alice.does(method, { provider_id, certificates: [otherSamlKey.cert] });

    assert.equal(both.provider.certificates.length, 2);
    assert.deepEqual(later.provider.certificates, both.provider.certificates.slice(1));
    const [entry] = await world.platform.store.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", "idp_prod_configuration_updated")
      .orderBy("id")
      .execute();
    assert.equal(JSON.parse(entry?.details ?? "{}").previous_certificates, certificates.join(", "));
    assert.equal(await world.alice.refused(method, { provider_id, client_secret: "s3cret" }), "kind_mismatch");
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }) }),
    invalid_name: async (world) => world.alice.refused(method, { provider_id: await makeProvider(world), name: " " }),
    invalid_issuer: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), issuer: "http://id.acme.test" }),
    invalid_client: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), client_id: " " }),
    invalid_domain: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), domains: ["*.acme.test"] }),
    invalid_metadata: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), metadata: "https://id.acme.test" }),
    invalid_sso_url: async (world) =>
      world.alice.refused(method, { provider_id: await makeSamlProvider(world), sso_url: "http://id.acme.test" }),
    invalid_certificate: async (world) =>
      world.alice.refused(method, { provider_id: await makeSamlProvider(world), certificates: ["none"] }),
    invalid_attribute: async (world) =>
      world.alice.refused(method, { provider_id: await makeSamlProvider(world), name_attribute: "x".repeat(2_000) }),
    kind_mismatch: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), verifies_email: true }),
    break_glass_missing: async (world) => {
      const provider_id = await makeProvider(world);
      await world.platform.store.db.deleteFrom("passwords").execute();
      return world.alice.refused(method, { provider_id, is_enforced: true });
    },
  });
});
