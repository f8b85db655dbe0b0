import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeTrigger, nameBob, runsOf } from "../../../testkit/triggers.ts";
import { modal, openModal, plain } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.blocks.act";

const options = ["a", "b"].map((value) => ({ text: plain(value.toUpperCase()), value }));
const row = {
  type: "actions",
  block_id: "row",
  elements: [
    { type: "button", action_id: "go", text: plain("Go"), value: "1" },
    { type: "static_select", action_id: "pick", options },
    { type: "multi_external_select", action_id: "tickets", min_query_length: 0 },
  ],
};

async function post(world: Workspace, blocks: object[] = [row]) {
  const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "Well?", blocks });
  return { channel, ts, block_id: "row" };
}

/** A button that runs the workflow behind a link. */
function workflowRow(url: string, who: string) {
  const trigger = { url, customizable_input_parameters: [{ name: "who", value: who }] };
  const element = { type: "workflow_button", action_id: "run", text: plain("Run"), workflow: { trigger } };
  return { type: "actions", block_id: "row", elements: [element] };
}

describe(method, () => {
  test("presses a button, and tells that the app took notice", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);

    const done = await alice.does(method, { ...(await post(world)), action_id: "go" });

    assert.deepEqual(done, { ok: true, asked: true, answered: true });
    assert.equal((app.last()["user"] as { id: string }).id, world.alice.id);
  });

  test("clears a date that a person removes, and the app gets null", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const element = { type: "datepicker", action_id: "due", initial_date: "2026-12-24" };
    const message = await post(world, [{ type: "actions", block_id: "row", elements: [element] }]);

    await alice.does(method, { ...message, action_id: "due", value: null });

    const { actions, state } = app.last() as { actions: object[]; state: { values: object } };
    assert.partialDeepStrictEqual(actions, [{ type: "datepicker", selected_date: null }]);
    assert.deepEqual(state.values, { row: { due: { type: "datepicker", selected_date: null } } });
  });

  test("runs the workflow of a workflow button, told where it stands, and asks no app", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { id, shortcut_url = "" } = await makeTrigger(world, {
      workflow: "#/workflows/leave",
      inputs: { who: { customizable: true }, note: { value: "{{data.location}} {{data.action_id}}" } },
    });
    const bob = await atHome(world, world.bob);
    const message = await post(world, [workflowRow(shortcut_url, world.carol.id)]);

    const done = await bob.does(method, { ...message, action_id: "run" });

    assert.equal(done.asked, false);
    const [run] = await runsOf(world, id);
    assert.deepEqual([run?.startedBy, run?.inputs], [bob.id, { who: world.carol.id, note: "button run" }]);
  });

  test("tells when the app did not", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    app.hangs();

    const done = await alice.does(method, { ...(await post(world)), action_id: "go" });

    assert.deepEqual(done, { ok: true, asked: true, answered: false, why: "timeout" });
  });

  test("keeps in a view what is entered, and tells the app only where it asked for it", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const menu = { type: "static_select", action_id: "pick", options };
    const input = { type: "input", block_id: "q", label: plain("Which?"), element: menu };
    const view = await openModal(world, modal("Choose", { submit: plain("Send"), blocks: [input] }));

    const done = await alice.does(method, { view_id: view.id, block_id: "q", action_id: "pick", value: "b" });

    assert.deepEqual(done, { ok: true, asked: false, answered: false });
    assert.deepEqual(app.heard, []);
    const [shown] = (await alice.does("client.views.list", {})).views;
    assert.deepEqual(shown?.state.values["q"]?.["pick"], { type: "static_select", selected_option: options[1] });
  });

  test("chooses what the app has offered, from several loads, without asking it again", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const at = { ...(await post(world)), action_id: "tickets" };
    const offer = async (value: string) => {
      const option = { text: plain(value), value };
      app.answers(() => ({ options: [option] }));
      const { proofs = {} } = await alice.does("client.blocks.suggest", { ...at, query: value });
      return { option, proof: proofs[value] ?? "" };
    };
    const offered = [await offer("one"), await offer("two")];
    app.answers(() => ({}));

    await alice.does(method, { ...at, value: ["one", "two"], offered });

    assert.equal(app.heard.length, 3);
    const [action] = app.last()["actions"] as Record<string, unknown>[];
    assert.deepEqual(
      action?.["selected_options"],
      offered.map(({ option }) => option),
    );
  });

  test("takes no option that was offered to another person, in another menu, or not at all", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const at = { ...(await post(world)), action_id: "tickets" };
    const option = { text: plain("One"), value: "one" };
    app.answers(() => ({ options: [option] }));
    const { proofs = {} } = await alice.does("client.blocks.suggest", { ...at, query: "o" });
    const proof = proofs["one"] ?? "";

    const refused = (actor: typeof bob, offered: unknown[]) =>
      actor.refused(method, { ...at, value: ["one"], offered });
    assert.equal(await refused(bob, [{ option, proof }]), "invalid_choice");
    assert.equal(await refused(alice, [{ option: { ...option, text: plain("Two") }, proof }]), "invalid_choice");
    assert.equal(await refused(alice, [{ option, proof: "short" }, "x", { option: {}, proof }]), "invalid_choice");
    await alice.does(method, { ...at, value: ["one"], offered: [{ option, proof }] });
  });

  test("lets no app press its own buttons with a person's token", async () => {
    await using world = await workspace({ ask: playApp().ask });
    assert.equal(
      await world.alice.refused(method, { ...(await post(world)), action_id: "go" }),
      "not_allowed_token_type",
    );
  });

  const act = async (world: Workspace, args: object) =>
    (await atHome(world, world.carol)).refused(method, { ...(await post(world)), action_id: "go", ...args });

  refuses(method, {
    trigger_not_found: async (world) => {
      const message = await post(world, [workflowRow("https://example.com/shortcuts/Ft00000000X/abc", "")]);
      return (await atHome(world, world.bob)).refused(method, { ...message, action_id: "run" });
    },
    access_denied: async (world) => {
      const trigger_id = await nameBob(world);
      const { trigger } = await world.bot.does("workflows.triggers.info", { trigger_id });
      const message = await post(world, [workflowRow(trigger.shortcut_url ?? "", "")]);
      return (await atHome(world, world.carol)).refused(method, { ...message, action_id: "run" });
    },
    channel_not_found: (world) => act(world, { channel: world.secret }),
    message_not_found: (world) => act(world, { ts: "1600000000.000100" }),
    bad_timestamp: (world) => act(world, { ts: "yesterday" }),
    view_not_found: (world) => act(world, { view_id: "V0000000000" }),
    element_not_found: (world) => act(world, { action_id: "stop" }),
    invalid_choice: (world) => act(world, { action_id: "pick", value: "c" }),
    invalid_arguments: (world) => act(world, { ts: undefined }),
    options_failed: (world) => act(world, { action_id: "tickets", value: ["x"], query: "x" }),
    async app_not_found(world) {
      const carol = await atHome(world, world.carol);
      const at = await post(world);
      const app = world.dev.apps.find(({ name }) => name === "Dev App");
      await world.bot.does("apps.uninstall", {
        client_id: app?.client_id ?? "",
        client_secret: app?.client_secret ?? "",
      });
      return carol.refused(method, { ...at, action_id: "go" });
    },
  });
});
