import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.mute";

describe(method, () => {
  test("mutes the conversations of the section for the caller alone, and unmutes them", async () => {
    await using world = await workspace();
    const { general, random } = world;
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const { section } = await bob.does("client.sections.create", { name: "Noise" });
    for (const channel of [general, random]) {
      await bob.does("client.sections.place", { channel, section: section.id });
    }
    const { preferences } = await bob.does(method, { section: section.id });
    assert.deepEqual(preferences.muted_channels, [general, random].toSorted());
    const others = await alice.does("client.preferences.get", {});
    assert.deepEqual(others.preferences.muted_channels, []);
    const unmuted = await bob.does(method, { section: section.id, is_muted: false });
    assert.deepEqual(unmuted.preferences.muted_channels, []);
  });

  test("an empty section mutes nothing", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { section } = await bob.does("client.sections.create", { name: "Empty" });
    const { preferences } = await bob.does(method, { section: section.id });
    assert.deepEqual(preferences.muted_channels, []);
  });

  refuses(method, {
    section_not_found: async (world) => (await atHome(world, world.bob)).refused(method, { section: "L0123456789" }),
    section_is_built_in: async (world) => (await atHome(world, world.bob)).refused(method, { section: "LCHANNELS" }),
  });
});
