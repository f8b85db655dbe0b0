import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { home, modal, openModal } from "../../../testkit/views.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.views.list";

describe(method, () => {
  test("tells what apps show the caller, and nobody else's", async () => {
    await using world = await workspace();
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const { view } = await world.bot.does("views.publish", { user_id: world.alice.id, view: home() });
    const opened = await openModal(world, modal("Hello"));

    const { views } = await alice.does(method, {});

    assert.deepEqual(views.map(({ id }) => id).toSorted(), [view.id, opened.id].toSorted());
    assert.deepEqual((await bob.does(method, {})).views, []);
  });
});
