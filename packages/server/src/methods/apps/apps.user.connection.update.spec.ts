import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withScopes } from "../../../testkit/ownToken.ts";
import { configureApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.user.connection.update";

/** The app of the dev workspace subscribes to the event. */
function subscribe(world: Workspace): Promise<void> {
  return configureApp(world, { socket_mode_enabled: true, event_subscriptions: { bot_events: ["user_connection"] } });
}

describe(method, () => {
  test("stores the last report of each person", async () => {
    await using world = await workspace();
    await subscribe(world);

    await world.bot.does(method, { user_id: world.bob.id, status: "connected" });
    await world.bot.does(method, { user_id: world.alice.id, status: "connected" });
    await world.bot.does(method, { user_id: world.bob.id, status: "disconnected" });

    const rows = await world.platform.store.db.selectFrom("app_connections").selectAll().execute();
    const statuses = new Map(rows.map((row) => [row.user_id, row.status]));
    assert.deepEqual([statuses.get(world.alice.id), statuses.get(world.bob.id)], ["connected", "disconnected"]);
    assert.equal(rows.length, 2);
  });

  refuses(method, {
    app_not_found: async (world) => {
      const person = await withScopes(world, world.alice, ["users:write"]);
      return person.refused(method, { user_id: world.bob.id, status: "connected" });
    },
    app_not_subscribed: ({ bot, bob }) => bot.refused(method, { user_id: bob.id, status: "connected" }),
    user_not_found: async (world) => {
      await subscribe(world);
      return world.bot.refused(method, { user_id: "U0NOBODY000", status: "connected" });
    },
  });
});
