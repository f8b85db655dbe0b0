import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { initialPreferences } from "@platform/protocol/preferences.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.preferences.set";

describe(method, () => {
  test("changes what is named and nothing else, for the caller alone, and tells their clients what changed", async () => {
    await using world = await workspace();
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    await alice.does(method, { notify: "nothing" });
    const { preferences } = await alice.does(method, { notify: "nothing", enter_sends: false });

    const rest = { tz_automatic: false, muted_channels: [], notify_levels: {} };
    assert.deepEqual(preferences, { ...initialPreferences, notify: "nothing", enter_sends: false, ...rest });
    assert.deepEqual((await alice.does("client.preferences.get", {})).preferences, preferences);
    assert.equal((await bob.does("client.preferences.get", {})).preferences.notify, "mentions");
    const emitted = await world.platform.store.db
      .selectFrom("outbox")
      .select(["user_id", "audience", "payload"])
      .where("type", "=", "pref_change")
      .orderBy("id")
      .execute();
    assert.deepEqual(
      emitted.map(({ user_id, audience, payload }) => [user_id, audience, JSON.parse(payload).name]),
      [
        [alice.id, "user", "notify"],
        [alice.id, "user", "enter_sends"],
      ],
    );
  });
});
