import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { home, hugeBlocks, modal, openModal, plain, pushModal, question } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "views.update";

describe(method, () => {
  test("makes a view another one, by its id or by the app's name for it, and its hash too", async () => {
    await using world = await workspace();
    const opened = await openModal(world, modal("One", { external_id: "mine" }));

    const second = await world.bot.does(method, {
      view_id: opened.id,
      hash: opened.hash,
      view: modal("Two", { external_id: "mine" }),
    });
    const third = await world.bot.does(method, { external_id: "mine", view: modal("Three") });

    assert.deepEqual(second.view.title, plain("Two"));
    assert.deepEqual([third.view.id, third.view.title, third.view.external_id], [opened.id, plain("Three"), ""]);
    assert.equal(new Set([opened.hash, second.view.hash, third.view.hash]).size, 3);
  });

  test("keeps what was entered where the same question still stands", async () => {
    await using world = await workspace();
    const asking = (...names: string[]) =>
      modal("Ask", { submit: plain("Send"), blocks: names.map((name) => question(name, { initial_value: name })) });
    const opened = await openModal(world, asking("a", "b"));
    const other = question("a", { initial_value: "other" });

    const { view } = await world.bot.does(method, {
      view_id: opened.id,
      view: { ...asking("c"), blocks: [other, question("c", { initial_value: "new" })] },
    });

    assert.deepEqual(view.state.values, {
      a: { a: { type: "plain_text_input", value: "a" } },
      c: { c: { type: "plain_text_input", value: "new" } },
    });
  });

  test("remembers the conversation behind the view for menus that it brings, also on top of it", async () => {
    await using world = await workspace();
    const opened = await openModal(world, modal(), { channelId: world.random });
    const where = {
      ...question("where"),
      element: { type: "conversations_select", action_id: "where", default_to_current_conversation: true },
    };
    const view = modal("Where?", { submit: plain("Send"), blocks: [where] });

    const { view: updated } = await world.bot.does(method, { view_id: opened.id, view });
    const pushed = await pushModal(world, opened.id, view);

    const chosen = { where: { where: { type: "conversations_select", selected_conversation: world.random } } };
    assert.deepEqual(updated.state.values, chosen);
    assert.deepEqual(pushed.state.values, chosen);
  });

  const update = async (world: Workspace, args: object) => {
    const { id } = await openModal(world);
    return world.bot.refused(method, { view_id: id, view: modal(), ...args });
  };

  test("needs a view id", async () => {
    await using world = await workspace();

    assert.equal(await world.bot.refused(method, { view: modal() }), "invalid_arguments");
    assert.equal(await update(world, { view: home() }), "invalid_arguments");
    const { id } = await openModal(world);
    const other = world.actor(world.dev.apps.find((app) => app.name === "Rotating App")?.bot_token ?? "");
    assert.equal(await other.refused(method, { view_id: id, view: modal() }), "not_found");
  });

  refuses(method, {
    invalid_arguments: (world) => update(world, { view: modal("") }),
    view_too_large: (world) => update(world, { view: modal("Big", { blocks: hugeBlocks() }) }),
    async duplicate_external_id(world) {
      await world.bot.does("views.publish", { user_id: world.bob.id, view: home({ external_id: "tab" }) });
      return update(world, { view: modal("Mine", { external_id: "tab" }) });
    },
    not_found: (world) => update(world, { view_id: "V0000000000" }),
    hash_conflict: (world) => update(world, { hash: "156772938.1827394" }),
  });
});
