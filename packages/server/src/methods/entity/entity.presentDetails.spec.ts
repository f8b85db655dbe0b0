import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { asked, editable, openDetails, task, trackerApp } from "../../../testkit/entities.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "entity.presentDetails";

interface Shown {
  readonly state: string;
  readonly entity?: object;
  readonly error?: object;
  readonly auth_url?: string;
  readonly view: {
    readonly id: string;
    readonly blocks: readonly object[];
    readonly state: { readonly values: object };
  };
}

async function shownIn(world: Workspace): Promise<Shown | undefined> {
  return (await eventsOf(world, "entity_details_presented")).at(-1)?.["pane"] as Shown | undefined;
}

describe(method, () => {
  test("shows the details to the person who asked, with inputs for what they may edit", async () => {
    await using world = await workspace();
    const { trigger_id, pane } = await openDetails(world);

    await world.bot.asks(method, { trigger_id, metadata: editable });

    const shown = await shownIn(world);
    assert.equal(shown?.state, "ready");
    assert.deepEqual(shown.entity, editable);
    assert.equal(shown.view.id, pane.view.id);
    assert.deepEqual(
      shown.view.blocks.map((block) => (block as { block_id?: string }).block_id),
      ["title", "status", "team"],
    );
    assert.deepEqual(Object.keys(shown.view.state.values), ["title", "status", "team"]);
  });

  test("asks the person to sign in, or says why there is nothing", async () => {
    await using world = await workspace();
    const { trigger_id } = await openDetails(world);

    await world.bot.does(method, { trigger_id, user_auth_required: true, user_auth_url: "https://example.com/in" });
    const first = await shownIn(world);
    assert.deepEqual([first?.state, first?.auth_url], ["auth_required", "https://example.com/in"]);

    const error = { status: "custom", custom_title: "Private", custom_message: "Ask Ada." };
    await world.bot.does(method, { trigger_id, error });
    const second = await shownIn(world);
    assert.deepEqual([second?.state, second?.error], ["error", error]);
  });

  test("keeps the details when an edit of them failed", async () => {
    await using world = await workspace();
    const { trigger_id } = await openDetails(world);
    await world.bot.asks(method, { trigger_id, metadata: editable });

    await world.bot.does(method, { trigger_id, error: { status: "edit_error", custom_message: "It is locked." } });

    const failed = await shownIn(world);
    assert.deepEqual(
      [failed?.state, failed?.error],
      ["ready", { status: "edit_error", custom_message: "It is locked." }],
    );
    assert.deepEqual(failed?.entity, editable);
    await world.bot.asks(method, { trigger_id, metadata: editable });
    assert.equal((await shownIn(world))?.error, undefined);
  });

  test("is passed over when the person has done more since, and that was answered", async () => {
    await using world = await workspace();
    const { trigger_id, pane } = await openDetails(world);
    world.clock.advance({ seconds: 1 });
    const later = triggerOf(world, { viewId: pane.view.id });

    await world.bot.asks(method, { trigger_id: later, metadata: editable });
    await world.bot.does(method, { trigger_id, metadata: task });

    assert.deepEqual((await shownIn(world))?.entity, editable);
  });

  test("is good for ten minutes", async () => {
    await using world = await workspace();
    const { trigger_id } = await openDetails(world);
    world.clock.advance({ seconds: limits.entity_details_life_s });
    await world.bot.does(method, { trigger_id, metadata: task });
    world.clock.advance({ seconds: 1 });
    assert.equal(await world.bot.refused(method, { trigger_id, metadata: task }), "invalid_trigger_id");
  });

  const present = async (world: Workspace, args: object, settings: object = asked) => {
    const { pane } = await openDetails(world, { settings });
    const trigger_id = triggerOf(world, { viewId: pane.view.id });
    return world.bot.refused(method, { trigger_id, metadata: task, ...args });
  };

  refuses(method, {
    invalid_trigger_id: async (world) => {
      await trackerApp(world);
      assert.equal(
        await world.bot.refused(method, { trigger_id: triggerOf(world), metadata: task }),
        "invalid_trigger_id",
      );
      return world.bot.refused(method, { trigger_id: "nothing", metadata: task });
    },
    invalid_metadata: async (world) => {
      assert.equal(await present(world, { error: { status: "broken" } }), "invalid_metadata");
      assert.equal(await present(world, { metadata: undefined }), "invalid_metadata");
      return present(world, { metadata: { ...task, entity_type: "slack#/entities/ticket" } });
    },
    entity_metadata_does_not_match_trigger: (world) =>
      present(world, { metadata: { ...task, external_ref: { id: "task-13" } } }),
    user_auth_url_missing: (world) => present(world, { user_auth_required: true }),
    missing_interactivity_url: (world) => present(world, { metadata: editable }, {}),
    missing_options_load_url: (world) => {
      const interactivity = { is_enabled: true, request_url: "https://example.com/act" };
      return present(world, { metadata: editable }, { interactivity });
    },
    feature_not_enabled: (world) => world.bot.refused(method, { trigger_id: triggerOf(world), metadata: task }),
  });
});
