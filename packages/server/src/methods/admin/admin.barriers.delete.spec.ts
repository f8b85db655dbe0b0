import { describe, test } from "node:test";
import { barrierBetween } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.barriers.delete";

describe(method, () => {
  test("lets people meet again", async () => {
    await using world = await workspace();
    const { barrier } = await barrierBetween(world, [world.bob], [world.carol]);

    await world.alice.does(method, { barrier_id: barrier.id });

    await world.bob.does("users.info", { user: world.carol.id });
  });

  refuses(method, {
    not_an_admin: async (world) => {
      const { barrier } = await barrierBetween(world, [world.bob], [world.carol]);
      return world.bob.refused(method, { barrier_id: barrier.id });
    },
    barrier_not_found: ({ alice }) => alice.refused(method, { barrier_id: "Bar00000000" }),
  });
});
