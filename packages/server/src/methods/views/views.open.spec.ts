import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { hugeBlocks, modal, openModal, plain, question, triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "views.open";

describe(method, () => {
  test("shows a modal to the person who acted, with all fields that apps read, empty ones too", async () => {
    await using world = await workspace();
    const bot = await world.bot.does("auth.test", {});
    const end = await outboxEnd(world);

    const { view } = await world.bot.does(method, { trigger_id: triggerOf(world), view: modal("Hello") });

    const { id, hash, ...rest } = view;
    assert.match(id, /^V[0-9A-Z]{10}$/);
    assert.match(hash, /^\d{10}\.\w{8}$/);
    assert.deepEqual(rest, {
      team_id: bot.team_id,
      type: "modal",
      blocks: [{ type: "divider", block_id: "line" }],
      private_metadata: "",
      callback_id: "",
      external_id: "",
      state: { values: {} },
      title: plain("Hello"),
      submit: null,
      close: null,
      submit_disabled: false,
      clear_on_close: false,
      notify_on_close: false,
      root_view_id: id,
      previous_view_id: null,
      app_id: world.dev.apps.find((app) => app.name === "Dev App")?.id,
      app_installed_team_id: bot.team_id,
      bot_id: bot.bot_id,
    });
    const emitted = { type: "view_opened", userIds: [world.alice.id], payload: { type: "view_opened", view } };
    assert.deepEqual(await eventsAfter(world, end), [emitted]);
  });

  test("names blocks and elements that the app left nameless, and fills in what is given from the start", async () => {
    await using world = await workspace();
    const nameless = { type: "input", label: plain("Why?"), element: { type: "plain_text_input", initial_value: "x" } };

    const view = await openModal(world, modal("Hello", { submit: plain("Send"), blocks: [nameless] }));

    const [block] = view.blocks as unknown as { block_id: string; element: { action_id: string } }[];
    assert.ok(block);
    assert.deepEqual(view.state.values, {
      [block.block_id]: { [block.element.action_id]: { type: "plain_text_input", value: "x" } },
    });
  });

  test("chooses the conversation that the person was looking at, where the app asks for it [MENU-3.10, MENU-3.11, MENU-4.8]", async () => {
    await using world = await workspace();
    const menu = (name: string, element: object) => ({
      ...question(name),
      element: { action_id: name, default_to_current_conversation: true, ...element },
    });
    const blocks = [
      menu("one", { type: "conversations_select" }),
      menu("named", { type: "conversations_select", initial_conversation: world.random }),
      menu("many", { type: "multi_conversations_select", initial_conversations: [world.random] }),
    ];
    const view = modal("Where?", { submit: plain("Send"), blocks });

    const { view: opened } = await world.bot.does(method, {
      trigger_id: triggerOf(world, { channelId: world.general }),
      view,
    });

    const { one, named, many } = opened.state.values;
    assert.deepEqual(one?.["one"], { type: "conversations_select", selected_conversation: world.general });
    assert.deepEqual(named?.["named"], { type: "conversations_select", selected_conversation: world.random });
    assert.deepEqual(many?.["many"], { type: "multi_conversations_select", selected_conversations: [world.general] });
  });

  test("takes the place of what the app had open for this person", async () => {
    await using world = await workspace();
    const first = await openModal(world);
    await openModal(world);

    assert.equal(await world.bot.refused("views.update", { view_id: first.id, view: modal() }), "not_found");
  });

  test("tells what is wrong with a view, and where", async () => {
    await using world = await workspace();

    const answer = await world.bot.asks(method, { trigger_id: triggerOf(world), view: modal("x".repeat(25)) });

    assert.deepEqual(answer, {
      ok: false,
      error: "invalid_arguments",
      response_metadata: {
        messages: [
          "[ERROR] failed to match all allowed schemas [json-pointer:/view]",
          "[ERROR] must be less than 25 characters [json-pointer:/view/title/text]",
        ],
      },
    });
  });

  test("a trigger that was refused for its view can be used again", async () => {
    await using world = await workspace();
    const trigger_id = triggerOf(world);

    assert.equal(await world.bot.refused(method, { trigger_id, view: modal("") }), "invalid_arguments");
    await world.bot.does(method, { trigger_id, view: modal() });
  });

  const open = (world: Workspace, args: object = {}) =>
    world.bot.refused(method, { trigger_id: triggerOf(world), view: modal(), ...args });

  refuses(method, {
    invalid_arguments: (world) => open(world, { view: { type: "home", blocks: [] } }),
    view_too_large: (world) => open(world, { view: modal("Big", { blocks: hugeBlocks() }) }),
    async duplicate_external_id(world) {
      const named = modal("Mine", { external_id: "mine" });
      const trigger_id = triggerOf(world, { person: world.bob });
      await world.bot.does(method, { trigger_id, view: named });
      return open(world, { view: named });
    },
    invalid_trigger_id: (world) => open(world, { trigger_id: triggerOf(world, { app: "Rotating App" }) }),
    expired_trigger_id: async (world) => {
      const trigger_id = triggerOf(world);
      world.clock.advance({ seconds: 4 });
      return open(world, { trigger_id });
    },
    exchanged_trigger_id: async (world) => {
      const trigger_id = triggerOf(world);
      await world.bot.does(method, { trigger_id, view: modal() });
      return open(world, { trigger_id });
    },
  });
});
