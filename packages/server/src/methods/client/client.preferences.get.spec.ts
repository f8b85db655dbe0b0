import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { initialPreferences } from "@platform/protocol/preferences.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.preferences.get";

describe(method, () => {
  test("returns the defaults: mentions notify, Enter sends, nothing is muted", async () => {
    await using world = await workspace();
    const { preferences } = await (await atHome(world, world.alice)).does(method, {});

    // The seed names the zone of Alice, so it does not follow her browser.
    const rest = { tz_automatic: false, muted_channels: [], notify_levels: {} };
    assert.deepEqual(preferences, { ...initialPreferences, ...rest });
    assert.deepEqual([preferences.notify, preferences.enter_sends], ["mentions", true]);
  });
});
