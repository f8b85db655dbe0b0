import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { dialog, openDialog } from "../../../testkit/dialogs.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { configureApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { modal, openModal, plain, triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "dialog.open";

async function stage() {
  const app = playApp();
  const world = await workspace({ ask: app.ask });
  return { world, app, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

const option = (label: string, value: unknown = label) => ({ label, value });
const select = (more: object) => ({ type: "select", label: "Which?", name: "which", ...more });

async function faultsOf(world: Workspace, more: object): Promise<readonly string[]> {
  const answer = await world.bot.asks(method, { trigger_id: triggerOf(world), dialog: dialog(more) });
  assert.equal(answer.ok === false && answer.error, "validation_errors");
  return (answer as unknown as { response_metadata: { messages: string[] } }).response_metadata.messages;
}

describe(method, () => {
  test("shows the dialog as a modal with an input for each element", async () => {
    await using set = await stage();
    const elements = [
      {
        type: "text",
        label: "From",
        name: "from",
        placeholder: "A day",
        hint: "As you like",
        value: 7,
        max_length: 20,
      },
      { type: "textarea", label: "Why", name: "why", optional: true },
      select({ options: [option("One", 1), option("Two", 2)], value: "2", name: "static" }),
      select({ option_groups: [{ label: "Group", options: [option("a")] }], name: "groups" }),
      select({ data_source: "users", value: set.world.bob.id, name: "person" }),
      select({ data_source: "external", selected_options: [option("A", "a")], min_query_length: 2, name: "ticket" }),
    ];

    const { view } = await openDialog(set.world, dialog({ elements, submit_label: "Ask" }));

    assert.deepEqual([view.title, view.submit, view.close], [plain("Leave"), plain("Ask"), plain("Cancel")]);
    const blocks = view.blocks as unknown as { element: Record<string, unknown>; optional: boolean }[];
    assert.deepEqual(
      blocks.map(({ element }) => element["type"]),
      ["plain_text_input", "plain_text_input", "static_select", "static_select", "users_select", "external_select"],
    );
    assert.deepEqual(blocks[0], {
      type: "input",
      block_id: "0",
      label: plain("From"),
      hint: plain("As you like"),
      optional: false,
      element: {
        type: "plain_text_input",
        action_id: "from",
        placeholder: plain("A day"),
        multiline: false,
        min_length: 0,
        max_length: 20,
        initial_value: "7",
      },
    });
    assert.equal(blocks[1]?.optional, true);
    assert.deepEqual(view.state.values["2"]?.["static"], {
      type: "static_select",
      selected_option: { text: plain("Two"), value: "2" },
    });
    assert.deepEqual(view.state.values["4"]?.["person"], { type: "users_select", selected_user: set.world.bob.id });
  });

  test("sends what was entered by the names of the elements, and null for nothing", async () => {
    await using set = await stage();
    const { world, app } = set;
    const elements = [
      { type: "text", label: "From", name: "from" },
      { type: "textarea", label: "Why", name: "why", optional: true },
      select({ options: [option("One", 1)] }),
      select({ data_source: "channels", name: "where" }),
    ];
    const { view, alice } = await openDialog(world, dialog({ elements }), { channelId: world.general });

    const values = { 0: { from: "1 Dec" }, 2: { which: "1" }, 3: { where: world.general } };
    const { outcome } = await alice.does("client.views.submit", { view_id: view.id, values });

    assert.equal(outcome, "closed");
    const { team, user, token, response_url, action_ts, api_app_id, enterprise, is_enterprise_install, ...rest } =
      app.last();
    assert.deepEqual(rest, {
      type: "dialog_submission",
      submission: { from: "1 Dec", why: null, which: "1", where: world.general },
      callback_id: "leave",
      state: "42",
      channel: { id: world.general, name: "general" },
    });
    assert.match(String(response_url), /\/responses\/T/);
    assert.match(String(action_ts), /^\d+\.\d{6}$/);
    assert.ok(team && token && api_app_id && enterprise && is_enterprise_install === false);
    assert.equal((user as { id: string }).id, world.alice.id);
    assert.deepEqual((await alice.does("client.views.list", {})).views, []);
  });

  test("stays open with the app's errors at the inputs that they name", async () => {
    await using set = await stage();
    const { view, alice } = await openDialog(set.world);
    const submit = () => alice.does("client.views.submit", { view_id: view.id, values: { 0: { from: "then" } } });

    set.app.answers(() => ({ errors: [{ name: "from", error: "Use YYYY-MM-DD" }] }));
    const refused = await submit();
    set.app.answers(() => ({ errors: [{ name: "nothing", error: "Hm" }] }));
    const failed = await submit();
    set.app.answers(() => ({ errors: [] }));
    const closed = await submit();

    assert.deepEqual([refused.outcome, refused.errors], ["errors", { 0: "Use YYYY-MM-DD" }]);
    assert.deepEqual([failed.outcome, failed.why], ["failed", "errors must name elements of the dialog"]);
    assert.equal(closed.outcome, "closed");
  });

  test("says whether the person gave up, if the app asks for that", async () => {
    await using set = await stage();
    const { world, app } = set;
    const quiet = await openDialog(world);
    await quiet.alice.does("client.views.close", { view_id: quiet.view.id });
    assert.deepEqual(app.heard, []);

    const { view, alice } = await openDialog(world, dialog({ notify_on_cancel: true }), { channelId: world.general });
    await alice.does("client.views.close", { view_id: view.id });

    const { type, callback_id, state, response_url, submission } = app.last();
    assert.deepEqual([type, callback_id, state, submission], ["dialog_cancellation", "leave", "42", undefined]);
    assert.match(String(response_url), /\/responses\/T/);
  });

  test("asks the app for the options of an external menu, and takes what was offered", async () => {
    await using set = await stage();
    const { world, app } = set;
    const elements = [select({ data_source: "external" })];
    const { view, alice } = await openDialog(world, dialog({ elements }), { channelId: world.general });
    app.answers(() => ({ options: [option("Printer", 12)] }));

    const place = { view_id: view.id, block_id: "0", action_id: "which" };
    const menu = await alice.does("client.blocks.suggest", { ...place, query: "pri" });

    const { type, name, value, callback_id, state, channel, view: unsent } = app.last();
    assert.deepEqual(
      [type, name, value, callback_id, state, channel, unsent],
      ["dialog_suggestion", "which", "pri", "leave", "42", { id: world.general, name: "general" }, undefined],
    );
    const printer = { text: plain("Printer"), value: "12" };
    assert.deepEqual([menu.state, menu.options], ["ready", [printer]]);
    app.answers(() => ({}));
    const submit = (offered: object[]) =>
      alice.asks("client.views.submit", { view_id: view.id, values: { 0: { which: "12" } }, offered });
    assert.equal((await submit([])).ok, false);
    await submit([{ option: printer, proof: menu.proofs?.["12"] }]);
    assert.deepEqual(app.last()["submission"], { which: "12" });
  });

  test("takes groups of options from the app, and no other answer", async () => {
    await using set = await stage();
    const { view, alice } = await openDialog(set.world, dialog({ elements: [select({ data_source: "external" })] }));
    const open = async (answer: unknown) => {
      set.app.answers(() => answer);
      const place = { view_id: view.id, block_id: "0", action_id: "which" };
      return (await alice.does("client.blocks.suggest", { ...place, query: "p" })).state;
    };

    assert.equal(await open({ option_groups: [{ label: "G", options: [option("a")] }] }), "ready");
    assert.equal(await open({ options: [{ text: "a", value: "a" }] }), "error");
    assert.equal(await open({ options: [] }), "empty");
    assert.equal(await open("no JSON"), "error");
  });

  test("names every fault and the element in which it is", async () => {
    await using set = await stage();
    const text = { type: "text", label: "From", name: "from" };

    assert.deepEqual(await faultsOf(set.world, { title: undefined, callback_id: "", elements: [] }), [
      "The field `title` is required",
      "The field `callback_id` is required",
      "The field `elements` is required",
    ]);
    assert.deepEqual(await faultsOf(set.world, { elements: [text, { type: "text", label: "x".repeat(49) }, text] }), [
      "Element 1 is missing required field `name`",
      "Element 1 field `label` cannot be longer than 48 characters",
      "Element 2 has the `name` of another element",
    ]);
  });

  test("limits every text, list and number", async () => {
    await using set = await stage();
    const text = { type: "text", label: "From", name: "from" };
    const wrong: [more: object, fault: RegExp][] = [
      [{ title: "x".repeat(25) }, /field `title` cannot be longer than 24/],
      [{ state: "x".repeat(3001) }, /field `state` cannot be longer than 3000/],
      [{ submit_label: "Two words" }, /`submit_label` must be one word/],
      [{ elements: Array.from({ length: 11 }, (_, at) => ({ ...text, name: `n${at}` })) }, /more than 10 items/],
      [{ elements: [{ ...text, type: "radio" }] }, /Element 0 field `type` must be one of text, textarea, select/],
      [{ elements: [{ ...text, max_length: 151 }] }, /Element 0 field `max_length` must be an integer from 1 to 150/],
      [{ elements: [{ ...text, min_length: 9, max_length: 8 }] }, /`min_length` cannot be larger/],
      [{ elements: [{ ...text, value: "x".repeat(151) }] }, /field `value` cannot be longer than 150/],
      [{ elements: [select({})] }, /Element 0 is missing required field `options`/],
      [{ elements: [select({ options: [option("x".repeat(76))] })] }, /Element 0 has an invalid option/],
      [{ elements: [select({ option_groups: [{ label: "G", options: [] }] })] }, /invalid group/],
      [{ elements: [select({ data_source: "moon" })] }, /`data_source` must be one of/],
      [{ elements: "none" }, /field `elements` must be a list of objects/],
    ];
    for (const [more, fault] of wrong) assert.match((await faultsOf(set.world, more)).join("\n"), fault);
  });

  test("a dialog that was refused leaves the trigger unused, and replaces what the app had open", async () => {
    await using set = await stage();
    const { world } = set;
    const before = await openModal(world);
    const trigger_id = triggerOf(world);

    assert.equal(await world.bot.refused(method, { trigger_id, dialog: {} }), "validation_errors");
    await world.bot.does(method, { trigger_id, dialog: dialog() });

    assert.equal(await world.bot.refused("views.update", { view_id: before.id, view: modal() }), "not_found");
  });

  test("has no id for its app: views.update does not find it", async () => {
    await using set = await stage();
    const { view } = await openDialog(set.world);

    assert.equal(await set.world.bot.refused("views.update", { view_id: view.id, view: modal() }), "not_found");
  });

  const open = (world: Workspace, args: object = {}) =>
    world.bot.refused(method, { trigger_id: triggerOf(world), dialog: dialog(), ...args });

  refuses(method, {
    missing_trigger: (world) => open(world, { trigger_id: undefined }),
    missing_dialog: (world) => open(world, { dialog: undefined }),
    validation_errors: (world) => open(world, { dialog: "no JSON" }),
    invalid_trigger: (world) => open(world, { trigger_id: triggerOf(world, { app: "Rotating App" }) }),
    trigger_expired: async (world) => {
      const trigger_id = triggerOf(world);
      world.clock.advance({ seconds: 4 });
      return open(world, { trigger_id });
    },
    trigger_exchanged: async (world) => {
      const trigger_id = triggerOf(world);
      await world.bot.does(method, { trigger_id, dialog: dialog() });
      return open(world, { trigger_id });
    },
    app_missing_action_url: async (world) => {
      await configureApp(world, { socket_mode_enabled: false });
      return open(world);
    },
  });
});
