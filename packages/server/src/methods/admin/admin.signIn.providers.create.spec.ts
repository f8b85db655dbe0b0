import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { otherSamlKey, samlKey, weakCertificate } from "../../../testkit/samlKeys.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, providerOf, samlProviderOf } from "../../../testkit/signInProviders.ts";
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

  test("adds a SAML provider, by its metadata or field by field, and says what to register there", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const { certificates, issuer, sso_url, ...rest } = samlProviderOf(acme);

    const byFields = await world.alice.does(method, { ...samlProviderOf(acme), verifies_email: true });
    const block = samlKey.cert.replaceAll(/-----[^-]+-----/g, "");
    const metadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><IDPSSODescriptor><KeyDescriptor><X509Certificate>${block}</X509Certificate></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${sso_url}"/></IDPSSODescriptor></EntityDescriptor>`;
    const byMetadata = await world.alice.does(method, { ...rest, metadata });
    const mixed = await world.alice.does(method, {
      ...rest,
      metadata,
      certificates: [...certificates, otherSamlKey.cert],
    });

    assert.deepEqual([byMetadata.provider.issuer, byMetadata.provider.sso_url], [issuer, sso_url]);
    assert.deepEqual(byMetadata.provider.certificates, byFields.provider.certificates);
    assert.equal(mixed.provider.certificates.length, 2);
    const { id, kind, entity_id, redirect_uri, client_id, has_secret, verifies_email } = byFields.provider;
    assert.deepEqual([kind, client_id, has_secret, verifies_email], ["saml", "", false, true]);
    assert.ok(entity_id.endsWith(`/sign-in/with/${id}/metadata`) && redirect_uri.endsWith(`/sign-in/with/${id}/acs`));
    const [entry] = await world.platform.store.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("entity_id", "=", id)
      .execute();
    const { sso_url: audited, certificates: fingerprints } = JSON.parse(entry?.entity ?? "{}") as Record<
      string,
      string
    >;
    assert.deepEqual([audited, fingerprints], [sso_url, byFields.provider.certificates.join(", ")]);
  });

  test("refuses a SAML provider without what it needs", async () => {
    await using world = await workspace();
    const whole = samlProviderOf(teamsOf(world).acme);
    for (const [field, code] of [
      ["issuer", "invalid_issuer"],
      ["sso_url", "invalid_sso_url"],
      ["certificates", "invalid_certificate"],
    ] as const) {
      const { [field]: _, ...without } = whole;
      assert.equal(await world.alice.refused(method, without), code);
    }
    const { client_id: _, ...without } = providerOf();
    assert.equal(await world.alice.refused(method, without), "invalid_client");
    for (const sso_url of ["http://id.acme.test", "javascript:alert(1)", "https://me:pw@id.acme.test", "sso"]) {
      assert.equal(await world.alice.refused(method, { ...whole, sso_url }), "invalid_sso_url", sso_url);
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
    invalid_metadata: (world) => world.alice.refused(method, { ...samlProviderOf(), metadata: "<no>metadata</no>" }),
    invalid_sso_url: (world) => world.alice.refused(method, { ...samlProviderOf(), sso_url: "ftp://id.acme.test" }),
    invalid_certificate: (world) =>
      world.alice.refused(method, { ...samlProviderOf(), certificates: [weakCertificate] }),
    invalid_attribute: (world) =>
      world.alice.refused(method, { ...samlProviderOf(), email_attribute: "x".repeat(2_000) }),
    kind_mismatch: (world) => world.alice.refused(method, { ...samlProviderOf(), client_id: "platform" }),
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
