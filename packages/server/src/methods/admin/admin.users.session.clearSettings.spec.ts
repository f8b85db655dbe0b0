import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { isSignedIn, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.clearSettings";

describe(method, () => {
  test("gives the next sign-in the lifetime of everyone", async () => {
    await using server = await serving();
    const bob = { user_ids: [server.bob.id] };
    await server.alice.does("admin.users.session.setSettings", { ...bob, duration: 28_800 });
    await server.alice.does(method, bob);
    const browser = await server.signedIn("bob");
    server.clock.advance({ hours: 9 });
    assert.equal(await isSignedIn(browser), true);
    const read = await server.alice.does("admin.users.session.getSettings", bob);
    assert.deepEqual(read.no_settings_applied, bob.user_ids);
  });

  refuses(method, {
    not_an_admin: ({ bob, carol }) => bob.refused(method, { user_ids: [carol.id] }),
    user_not_found: ({ alice }) => alice.refused(method, { user_ids: ["U0000000000"] }),
    bots_not_allowed: async ({ alice, bot }) => {
      const { user_id } = await bot.does("auth.test", {});
      return alice.refused(method, { user_ids: [user_id] });
    },
    admin_unauthorized: (world) => world.alice.refused(method, { user_ids: [personOf(world, "erin").id] }),
  });
});
