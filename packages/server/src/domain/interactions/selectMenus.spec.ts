import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { elementKinds } from "@platform/protocol/elements/index.ts";
import { steer } from "../../../testkit/controls.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { modal, openModal, plain, question } from "../../../testkit/views.ts";
import { workspace } from "../../../testkit/workspace.ts";

const option = (value: string) => ({ text: plain(value.toUpperCase()), value });
const options = ["a", "b"].map(option);

/** Elements of input blocks that hold a value, with what the others do not need. */
const withOptions = new Set(["static_select", "multi_static_select", "radio_buttons", "checkboxes"]);
const notInputs = new Set(["button", "workflow_button", "overflow", "image", "feedback_buttons", "icon_button"]);
const inputs = [...elementKinds.keys()].filter((type) => !notInputs.has(type));
const elementOf = (type: string) => ({
  type,
  action_id: "ask",
  ...(withOptions.has(type) && { options }),
  ...(type === "number_input" && { is_decimal_allowed: true }),
});

describe("an input", () => {
  for (const type of inputs) {
    test(`with a ${type} has to be filled in, unless its block is optional [MENU-1.3, MENU-4.11]`, async () => {
      await using world = await workspace({ ask: playApp().ask });
      const alice = await atHome(world, world.alice);
      const submit = async (optional: boolean) => {
        const block = { ...question("ask"), element: elementOf(type), optional };
        const { id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));
        return alice.asks("client.views.submit", { view_id: id, values: {} });
      };

      assert.equal((await submit(false)).error, "input_missing");
      assert.equal((await submit(true)).ok, true);
    });
  }
});

describe("a menu of conversations", () => {
  test("has nothing selected unless the app says so [MENU-3.11]", async () => {
    await using world = await workspace();
    const held = async (element: object) => {
      const block = { ...question("ask"), element: { action_id: "ask", ...element } };
      const view = modal("Ask", { submit: plain("Send"), blocks: [block] });
      const { state } = await openModal(world, view, { channelId: world.general });
      return state.values["ask"]?.["ask"] as Record<string, unknown>;
    };
    const single = { type: "conversations_select" };

    assert.equal((await held(single))["selected_conversation"], null);
    const flagged = { ...single, default_to_current_conversation: true };
    assert.equal((await held(flagged))["selected_conversation"], world.general);
  });

  test("lists public and private channels, DMs and group DMs, and only those of the person [MENU-3.17]", async () => {
    await using world = await workspace();
    const dm = await openDm(world, world.alice, world.bob);
    const { channel: group } = await world.alice.does("conversations.open", { users: [world.bob.id, world.carol.id] });
    const block = { ...question("ask"), element: { type: "conversations_select", action_id: "ask" } };
    const { id: view_id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));
    const others = await openDm(world, world.bob, world.carol);

    const menu = await steer(world.platform).does("person.options", { user: "alice", view_id, action_id: "ask" });

    const offered = (menu["options"] as { value: string }[]).map(({ value }) => value);
    for (const id of [world.general, world.secret, dm, group?.id ?? ""]) assert.ok(offered.includes(id), id);
    assert.ok(!offered.includes(others));
  });
});

test("a selection sends the app an action with the action_id of the menu [MENU-2.2, MENU-5.8]", async () => {
  const app = playApp();
  await using world = await workspace({ ask: app.ask });
  const menu = { type: "static_select", action_id: "city", options };
  const { channel, ts } = await world.bot.does("chat.postMessage", {
    channel: world.general,
    text: "?",
    blocks: [{ type: "actions", block_id: "row", elements: [menu] }],
  });

  await steer(world.platform).does("person.act", { user: "alice", channel, ts, action_id: "city", value: "b" });

  const { type, actions } = app.last() as { type: string; actions: object[] };
  assert.equal(type, "block_actions");
  assert.partialDeepStrictEqual(actions, [{ action_id: "city", block_id: "row", selected_option: option("b") }]);
});
