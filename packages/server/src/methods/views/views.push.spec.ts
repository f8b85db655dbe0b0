import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { hugeBlocks, modal, openModal, pushModal, triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "views.push";

describe(method, () => {
  test("stands on the view that is on top, whichever of them was acted in", async () => {
    await using world = await workspace();
    const first = await openModal(world);

    const second = await pushModal(world, first.id);
    const third = await pushModal(world, first.id);

    assert.deepEqual([second.previous_view_id, second.root_view_id], [first.id, first.id]);
    assert.deepEqual([third.previous_view_id, third.root_view_id], [second.id, first.id]);
  });

  async function pushed(world: Workspace, args: object = {}): Promise<string> {
    const { id: viewId } = await openModal(world);
    return world.bot.refused(method, { trigger_id: triggerOf(world, { viewId }), view: modal(), ...args });
  }

  refuses(method, {
    invalid_arguments: (world) => pushed(world, { view: modal("") }),
    view_too_large: (world) => pushed(world, { view: modal("Big", { blocks: hugeBlocks() }) }),
    async duplicate_external_id(world) {
      const named = modal("Mine", { external_id: "mine" });
      const { id: viewId } = await openModal(world, named);
      return world.bot.refused(method, { trigger_id: triggerOf(world, { viewId }), view: named });
    },
    invalid_trigger_id: (world) => pushed(world, { trigger_id: "12345.98765.abcd" }),
    async expired_trigger_id(world) {
      const trigger_id = triggerOf(world);
      world.clock.advance({ seconds: 4 });
      return pushed(world, { trigger_id });
    },
    async exchanged_trigger_id(world) {
      const { id: viewId } = await openModal(world);
      const trigger_id = triggerOf(world, { viewId });
      await world.bot.does(method, { trigger_id, view: modal() });
      return world.bot.refused(method, { trigger_id, view: modal() });
    },
    not_found: (world) => world.bot.refused(method, { trigger_id: triggerOf(world), view: modal() }),
    async push_limit_reached(world) {
      const { id } = await openModal(world);
      await pushModal(world, id);
      await pushModal(world, id);
      return world.bot.refused(method, { trigger_id: triggerOf(world, { viewId: id }), view: modal() });
    },
  });
});
