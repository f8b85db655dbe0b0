import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.preferences.get";

describe(method, () => {
  test("returns the defaults: mentions notify, Enter sends, nothing is muted", async () => {
    await using world = await workspace();
    const { preferences } = await (await atHome(world, world.alice)).does(method, {});

    assert.deepEqual(preferences, { notify: "mentions", enter_sends: true, muted_channels: [] });
  });
});
