import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.channels.mute";

describe(method, () => {
  test("mutes for the caller alone, until they say otherwise or leave", async () => {
    await using world = await workspace();
    const { general, random } = world;
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const mutedOf = async (person: typeof alice) =>
      (await person.does("client.preferences.get", {})).preferences.muted_channels;

    await alice.does(method, { channel: general });
    const { preferences } = await alice.does(method, { channel: random });
    assert.deepEqual(preferences.muted_channels, [general, random].toSorted());
    assert.deepEqual(await mutedOf(bob), []);
    await alice.does(method, { channel: general, is_muted: false });
    assert.deepEqual(await mutedOf(alice), [random]);
    await alice.does("conversations.leave", { channel: random });
    await alice.does("conversations.join", { channel: random });
    assert.deepEqual(await mutedOf(alice), []);
  });

  refuses(method, {
    channel_not_found: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      return (await atHome(world, world.alice)).refused(method, { channel: channel.id });
    },
  });
});
