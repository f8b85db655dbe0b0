import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { featuredIn, makeLinks } from "../../../testkit/featuring.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { makeTrigger, nameBob } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.featured.add";
const webhook = { type: "webhook", webhook: {} };

describe(method, () => {
  test("appends workflows, and those that are there keep their place", async () => {
    await using world = await workspace();
    const [one = "", two = ""] = await makeLinks(world, "One", "Two");

    await world.bob.does(method, { channel_id: world.random, trigger_ids: [two] });
    await world.bot.does(method, { channel_id: world.random, trigger_ids: [one, two] });

    assert.deepEqual(await featuredIn(world, world.random), ["Two", "One"]);
    assert.deepEqual(await featuredIn(world, world.general), []);
  });

  test("with one unusable trigger nothing is added", async () => {
    await using world = await workspace();
    const [one = ""] = await makeLinks(world, "One");

    await world.bob.refused(method, { channel_id: world.random, trigger_ids: [one, "Ft0000000NO"] });

    assert.deepEqual(await featuredIn(world, world.random), []);
  });

  test("features only what the caller may run, and an app its own links", async () => {
    await using world = await workspace();
    const id = await nameBob(world);
    const named = { channel_id: world.random, trigger_ids: [id] };

    assert.equal(await world.carol.refused(method, named), "error_modifying_workflows");
    await world.bob.does(method, named);
    await world.bot.does(method, named);
  });

  test("a channel features fifteen at most", async () => {
    await using world = await workspace();
    const names = Array.from({ length: limits.featured_workflows_max + 1 }, (_, at) => `Link ${at}`);
    const ids = await makeLinks(world, ...names);
    await world.bob.does(method, { channel_id: world.random, trigger_ids: ids.slice(1) });

    const more = { channel_id: world.random, trigger_ids: ids.slice(0, 1) };
    assert.equal(await world.bob.refused(method, more), "error_modifying_workflows");
  });

  test("a deleted trigger leaves the channel", async () => {
    await using world = await workspace();
    const [one = "", two = ""] = await makeLinks(world, "One", "Two");
    await world.bob.does(method, { channel_id: world.random, trigger_ids: [one, two] });

    await world.bot.does("workflows.triggers.delete", { trigger_id: one });

    assert.deepEqual(await featuredIn(world, world.random), ["Two"]);
  });

  test("the shortcut menu of the channel offers featured workflows first", async () => {
    await using world = await workspace();
    const [, two = ""] = await makeLinks(world, "One", "Two");
    await world.bob.does(method, { channel_id: world.random, trigger_ids: [two] });

    const bob = await atHome(world, world.bob);
    const { triggers } = await bob.does("client.triggers.list", { channel: world.random });

    assert.deepEqual(
      triggers.slice(0, 2).map(({ name, is_featured }) => [name, is_featured]),
      [
        ["Two", true],
        ["One", false],
      ],
    );
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel_id: secret, trigger_ids: [] }),
    restricted_action: async ({ alice, random }) => {
      await alice.does("conversations.leave", { channel: random });
      return alice.refused(method, { channel_id: random, trigger_ids: [] });
    },
    error_modifying_workflows: async (world) => {
      const { id } = await makeTrigger(world, webhook);
      return world.bob.refused(method, { channel_id: world.random, trigger_ids: [id] });
    },
  });
});
