import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.prefs.get";

describe(method, () => {
  test("returns muted conversations as a comma list and inside the notification settings", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await bob.does("client.channels.mute", { channel: world.random, is_muted: true });
    await bob.does("client.preferences.set", { notify: "nothing" });
    const { prefs } = await world.bob.does(method, {});

    assert.equal(prefs.muted_channels, world.random);
    const { channels, global } = JSON.parse(prefs.all_notifications_prefs);
    assert.equal(channels[world.random].muted, true);
    assert.deepEqual(global, { global_desktop: "nothing", global_mobile: "nothing", global_keywords: "" });
  });

  test("returns the person's keywords, each once", async () => {
    await using world = await workspace();
    await (await atHome(world, world.bob)).does("client.preferences.set", { keywords: " Lunch, deploy,, lunch " });
    const { prefs } = await world.bob.does(method, {});

    assert.equal(prefs.highlight_words, "lunch,deploy");
    assert.equal(JSON.parse(prefs.all_notifications_prefs).global.global_keywords, "lunch,deploy");
  });

  test("shows nobody what others have muted", async () => {
    await using world = await workspace();
    await (await atHome(world, world.bob)).does("client.channels.mute", { channel: world.random, is_muted: true });
    const { prefs } = await world.alice.does(method, {});

    assert.deepEqual([prefs.muted_channels, prefs.highlight_words, prefs.enter_is_special_in_tbt], ["", "", false]);
    assert.deepEqual(JSON.parse(prefs.all_notifications_prefs).channels, {});
  });
});
