import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionRefusals, lend, lendToBob } from "../../../testkit/lending.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "functions.distributions.permissions.remove";

describe(method, () => {
  test("takes people off the list, and may leave nobody on it", async () => {
    await using world = await workspace();
    const { alice, bob, greet } = await lendToBob(world);

    const rule = await alice.does(method, { ...greet, user_ids: [bob.id ?? ""] });

    const type = "named_entities";
    assert.deepEqual(rule, { ok: true, permission_type: type, distribution_type: type, users: [] });
  });

  test("changes nothing when one of them was not named", async () => {
    await using world = await workspace();
    const { alice, bob, carol, greet } = await lendToBob(world);

    assert.equal(await alice.refused(method, { ...greet, user_ids: [bob.id ?? "", carol.id ?? ""] }), "user_not_found");

    const { users } = await alice.does("functions.distributions.permissions.list", greet);
    assert.equal(users?.length, 1);
  });

  refuses(method, {
    ...functionRefusals(method),
    invalid_permission_type: async (world) => {
      const { alice, bob, greet } = await lend(world);
      return alice.refused(method, { ...greet, user_ids: [bob.id ?? ""] });
    },
    user_not_found: async (world) => {
      const { alice, carol, greet } = await lendToBob(world);
      return alice.refused(method, { ...greet, user_ids: [carol.id ?? ""] });
    },
  });
});
