import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { home, hugeBlocks, modal } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "views.publish";

describe(method, () => {
  test("fills the home tab of one person, and fills it again", async () => {
    await using world = await workspace();
    const line = { type: "divider", block_id: "line" };

    const first = await world.bot.does(method, { user_id: world.alice.id, view: home({ blocks: [line] }) });
    const second = await world.bot.does(method, { user_id: world.alice.id, hash: first.view.hash, view: home() });
    const other = await world.bot.does(method, { user_id: world.bob.id, view: home() });

    assert.deepEqual([first.view.type, first.view.blocks], ["home", [line]]);
    assert.deepEqual([second.view.id, second.view.blocks], [first.view.id, []]);
    assert.notEqual(second.view.hash, first.view.hash);
    assert.notEqual(other.view.id, first.view.id);
  });

  const publish = (world: Workspace, args: object) =>
    world.bot.refused(method, { user_id: world.alice.id, view: home(), ...args });

  test("is for people of the workspace", async () => {
    await using world = await workspace();
    const bot = await world.bot.does("auth.test", {});
    const stranger = world.dev.users.find(({ team_id }) => team_id !== bot.team_id);

    assert.equal(await publish(world, { user_id: bot.user_id }), "invalid_arguments");
    assert.equal(await publish(world, { user_id: stranger?.id }), "invalid_arguments");
  });

  refuses(method, {
    invalid_arguments: (world) => publish(world, { view: modal() }),
    view_too_large: (world) => publish(world, { view: home({ blocks: hugeBlocks() }) }),
    async duplicate_external_id(world) {
      await world.bot.does(method, { user_id: world.bob.id, view: home({ external_id: "tab" }) });
      return publish(world, { view: home({ external_id: "tab" }) });
    },
    hash_conflict: (world) => publish(world, { hash: "156772938.1827394" }),
    not_enabled: (world) =>
      world
        .actor(world.dev.apps.find((app) => app.name === "Rotating App")?.bot_token ?? "")
        .refused(method, { user_id: world.alice.id, view: home() }),
  });
});
