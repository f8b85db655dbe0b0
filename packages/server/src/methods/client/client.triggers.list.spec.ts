import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, link, makeTrigger } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.triggers.list";

async function namesFor(world: Workspace, person: Workspace["bob"], channel = world.random): Promise<string[]> {
  const { triggers } = await (await atHome(world, person)).does(method, { channel });
  return triggers.map(({ name }) => name);
}

async function add(world: Workspace, name: string) {
  const { trigger } = await world.bot.does("workflows.triggers.create", { ...link, name });
  return trigger;
}

describe(method, () => {
  test("lists what the channel has bookmarked first, then the other links by name", async () => {
    await using world = await workspace();
    const leave = await makeTrigger(world, { name: "Leave", description: "Days off" });
    await add(world, "Invoice");
    const vote = await add(world, "Vote");
    const { bookmark } = await world.bob.does("bookmarks.add", {
      channel_id: world.random,
      type: "link",
      title: "Vote here",
      link: vote.shortcut_url ?? "",
    });
    await world.bot.does("workflows.triggers.create", { ...link, type: "webhook", name: "Not a link" });

    assert.deepEqual(await namesFor(world, world.bob), ["Vote", "Invoice", "Leave"]);
    assert.deepEqual(await namesFor(world, world.bob, world.general), ["Invoice", "Leave", "Vote"]);
    const { triggers } = await (await atHome(world, world.bob)).does(method, { channel: world.random });
    assert.equal(triggers[0]?.bookmark_id, bookmark.id);
    assert.deepEqual(triggers[2], {
      id: leave.id,
      name: "Leave",
      description: "Days off",
      app: { id: devAppId(world), name: "Dev App" },
      inputs: [],
      is_featured: false,
      needs_channel: false,
    });
  });

  test("leaves out what the person may not run, also when it is bookmarked", async () => {
    await using world = await workspace();
    const trigger = await makeTrigger(world);
    const named = { trigger_id: trigger.id, permission_type: "named_entities", user_ids: [world.bob.id] };
    await world.bot.does("workflows.triggers.permissions.set", named);
    await world.bob.does("bookmarks.add", {
      channel_id: world.random,
      type: "link",
      title: "Leave",
      link: trigger.shortcut_url ?? "",
    });

    assert.deepEqual(await namesFor(world, world.bob), ["Leave"]);
    assert.deepEqual(await namesFor(world, world.carol), []);
  });

  test("leaves out links whose workflow is gone", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    await declare(world, { workflows: {} });

    assert.deepEqual(await namesFor(world, world.bob), []);
  });

  test("leaves out links of an app that was removed", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    await world.bot.does("apps.uninstall", {
      client_id: world.dev.apps[0]?.client_id ?? "",
      client_secret: world.dev.apps[0]?.client_secret ?? "",
    });

    assert.deepEqual(await namesFor(world, world.bob), []);
  });

  refuses(method, {
    channel_not_found: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
  });
});
