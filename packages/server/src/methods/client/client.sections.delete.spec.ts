import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.delete";

describe(method, () => {
  test("the section is gone, and the caller stays in its conversations", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { section } = await bob.does("client.sections.create", { name: "Projects" });
    await bob.does("client.sections.place", { channel: world.general, section: section.id });
    await bob.does(method, { section: section.id });

    const { sections } = await bob.does("client.sections.list", {});
    assert.ok(sections.every(({ id, channels }) => id !== section.id && channels.length === 0));
    const { channels } = await bob.does("users.conversations", {});
    assert.ok(channels.some(({ id }) => id === world.general));
  });

  refuses(method, {
    section_not_found: async (world) => (await atHome(world, world.bob)).refused(method, { section: "L0123456789" }),
    section_is_built_in: async (world) => (await atHome(world, world.bob)).refused(method, { section: "LSTARS" }),
  });
});
