import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { home, modal, openModal, pushModal } from "../../../testkit/views.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.views.close";

describe(method, () => {
  test("closes one or all, and tells the app where it asked for that", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const first = await openModal(world, modal("First"));
    const second = await pushModal(world, first.id, modal("Second", { notify_on_close: true }));
    const third = await pushModal(world, second.id, modal("Third"));
    const open = async () => (await alice.does("client.views.list", {})).views.map(({ id }) => id);

    assert.deepEqual(await alice.does(method, { view_id: third.id }), { ok: true, asked: false, answered: false });
    assert.deepEqual(await open(), [first.id, second.id]);
    assert.deepEqual(await alice.does(method, { view_id: second.id, all: true }), {
      ok: true,
      asked: true,
      answered: true,
    });
    assert.deepEqual(await open(), []);
    assert.deepEqual([app.last()["type"], app.last()["is_cleared"]], ["view_closed", true]);
  });

  refuses(method, {
    view_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, { view_id: (await openModal(world)).id }),
    async not_closable(world) {
      const { view } = await world.bot.does("views.publish", { user_id: world.alice.id, view: home() });
      return (await atHome(world, world.alice)).refused(method, { view_id: view.id });
    },
  });
});
