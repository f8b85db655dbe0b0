import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, plantIdentity, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.identities.list";

describe(method, () => {
  test("lists whom a provider identifies, page by page", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    for (const { id } of [world.bob, world.carol]) await plantIdentity(world, provider_id, id, `s-${id}`);

    const subjects: string[] = [];
    for (let cursor: string | undefined; cursor !== "";) {
      const asked = { provider_id, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
      const page = await world.alice.does(method, asked);
      subjects.push(...page.identities.map(({ subject }) => subject));
      cursor = page.response_metadata.next_cursor;
    }

    assert.deepEqual(subjects.toSorted(), [`s-${world.bob.id}`, `s-${world.carol.id}`].toSorted());
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }) }),
    invalid_cursor: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), cursor: "forged" }),
  });
});
