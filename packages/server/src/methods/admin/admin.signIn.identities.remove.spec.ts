import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, plantIdentity, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.identities.remove";
const unknown = { provider_id: unknownProvider, issuer: "https://id.acme.test", subject: "s-404" };

describe(method, () => {
  test("unlinks one identity, with one entry in the audit log", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    const identity = await plantIdentity(world, provider_id, world.bob.id, "s-bob");
    await plantIdentity(world, provider_id, world.bob.id, "s-other");

    await world.alice.does(method, identity);

    const { identities } = await world.alice.does("admin.signIn.identities.list", { provider_id });
    assert.deepEqual(
      identities.map(({ subject }) => subject),
      ["s-other"],
    );
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .select(["actor_id", "entity_id"])
      .where("action", "=", "identity_unlinked")
      .execute();
    assert.deepEqual(entries, [{ actor_id: world.alice.id, entity_id: world.bob.id }]);
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, unknown),
    identity_not_found: async (world) =>
      world.alice.refused(method, { ...unknown, provider_id: await makeProvider(world) }),
    not_an_admin: async (world) => world.bob.refused(method, { ...unknown, provider_id: await makeProvider(world) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { ...unknown, provider_id: await makeProvider(world, { ofOrg: true }) }),
  });
});
