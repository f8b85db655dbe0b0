import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.update";

describe(method, () => {
  test("changes what is named and keeps the rest", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { section } = await bob.does("client.sections.create", { name: "Projects" });
    await bob.does(method, { section: section.id, name: "Work" });
    await bob.does(method, { section: section.id, sort: "recent" });
    const { sections } = await bob.does(method, { section: section.id, is_collapsed: true });
    const changed = sections.find(({ id }) => id === section.id);
    assert.deepEqual(changed, { ...section, name: "Work", sort: "recent", is_collapsed: true });
  });

  test("the sections that everyone has can be collapsed and sorted, too", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await bob.does(method, { section: "LCHANNELS", sort: "recent", is_collapsed: true });
    const { sections } = await bob.does("client.sections.list", {});
    const channels = sections.find(({ type }) => type === "channels");
    assert.deepEqual([channels?.sort, channels?.is_collapsed], ["recent", true]);
  });

  refuses(method, {
    section_not_found: async (world) => {
      const { section } = await (await atHome(world, world.alice)).does("client.sections.create", { name: "Hers" });
      return (await atHome(world, world.bob)).refused(method, { section: section.id, name: "His" });
    },
    section_is_built_in: async (world) =>
      (await atHome(world, world.bob)).refused(method, { section: "LCHANNELS", name: "Rooms" }),
    invalid_name: async (world) => {
      const bob = await atHome(world, world.bob);
      const { section } = await bob.does("client.sections.create", { name: "Projects" });
      return bob.refused(method, { section: section.id, name: " " });
    },
  });
});
