import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.place";

describe(method, () => {
  test("a conversation is in one section at most, and leaves it without a section", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { section: one } = await bob.does("client.sections.create", { name: "One" });
    const { section: two } = await bob.does("client.sections.create", { name: "Two" });
    const placesAfter = async (section?: string) => {
      const { sections } = await bob.does(method, {
        channel: world.general,
        ...(section !== undefined && { section }),
      });
      return sections.filter(({ channels }) => channels.includes(world.general)).map(({ id }) => id);
    };
    assert.deepEqual(await placesAfter(one.id), [one.id]);
    assert.deepEqual(await placesAfter(two.id), [two.id]);
    assert.deepEqual(await placesAfter(two.id), [two.id]);
    assert.deepEqual(await placesAfter(), []);
  });

  refuses(method, {
    channel_not_found: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      return (await atHome(world, world.alice)).refused(method, { channel: channel.id });
    },
    section_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, { channel: world.general, section: "L0123456789" }),
    section_is_built_in: async (world) =>
      (await atHome(world, world.bob)).refused(method, { channel: world.general, section: "LSTARS" }),
    too_many_conversations: async (world) => {
      const bob = await atHome(world, world.bob);
      const { section } = await bob.does("client.sections.create", { name: "Everything" });
      const channels = Array.from({ length: limits.section_channels_max }, (_, at) => `C${at}`);
      await world.platform.store.db
        .updateTable("sections")
        .set({ layout: JSON.stringify([{ ...section, channels }]) })
        .execute();
      return bob.refused(method, { channel: world.general, section: section.id });
    },
  });
});
