import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.session.getSettings";

describe(method, () => {
  test("separates people with settings from people without", async () => {
    await using world = await workspace();
    const settings = { user_ids: [world.bob.id], duration: 28_800, desktop_app_browser_quit: true };
    await world.alice.does("admin.users.session.setSettings", settings);

    const read = await world.alice.does(method, { user_ids: [world.bob.id, world.carol.id] });

    const ofBob = { user_id: world.bob.id, duration: 28_800, desktop_app_browser_quit: true };
    assert.deepEqual(read.session_settings, [ofBob]);
    assert.deepEqual(read.no_settings_applied, [world.carol.id]);
  });

  refuses(method, {
    not_an_admin: ({ bob, carol }) => bob.refused(method, { user_ids: [carol.id] }),
    user_not_found: ({ alice }) => alice.refused(method, { user_ids: ["U0000000000"] }),
    bots_not_allowed: async ({ alice, bot }) => {
      const { user_id } = await bot.does("auth.test", {});
      return alice.refused(method, { user_ids: [user_id] });
    },
  });
});
