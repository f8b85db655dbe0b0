import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionRefusals, lend, lendToBob } from "../../../testkit/lending.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "functions.distributions.permissions.add";

describe(method, () => {
  test("adds people, and keeps the existing ones", async () => {
    await using world = await workspace();
    const { alice, bob, carol, functionId } = await lendToBob(world);
    world.clock.advance({ seconds: 1 });

    const rule = await alice.does(method, { function_id: functionId, user_ids: [carol.id ?? "", bob.id ?? ""] });

    assert.deepEqual(
      rule.users?.map((user) => user.username),
      ["bob", "carol"],
    );
  });

  refuses(method, {
    ...functionRefusals(method),
    invalid_permission_type: async (world) => {
      const { alice, bob, greet } = await lend(world);
      return alice.refused(method, { ...greet, user_ids: [bob.id ?? ""] });
    },
    user_not_found: async (world) => {
      const { alice, greet } = await lendToBob(world);
      return alice.refused(method, { ...greet, user_ids: ["U0000000NOT"] });
    },
  });
});
