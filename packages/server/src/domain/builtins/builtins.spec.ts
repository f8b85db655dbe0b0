import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BuiltinName } from "@platform/protocol/builtins/builtins.ts";
import { steer } from "../../../testkit/controls.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { plain } from "../../../testkit/views.ts";
import { declare, readRun, start, stepsOf } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { makeInteractivity } from "../interactions/interactivity.ts";

type Given = Readonly<Record<string, unknown>>;

/** Runs a workflow of these steps as far as it comes by itself. */
async function run(world: Workspace, ...steps: readonly (readonly [BuiltinName, Given])[]): Promise<string> {
  const declared = steps.map(([name, inputs], at) => ({
    id: String(at),
    function_id: `${at % 2 === 0 ? "slack" : "platform"}#/functions/${name}`,
    inputs,
  }));
  const input_parameters = { place: { type: "slack#/types/channel_id" } };
  await declare(world, { workflows: { flow: { title: "Flow", input_parameters, steps: declared } } });
  const runId = await start(world, { workflow: "flow" });
  await world.platform.settle();
  return runId;
}

/** Runs it, expects it to succeed, and returns the outputs of each step. */
async function outputs(world: Workspace, ...steps: readonly (readonly [BuiltinName, Given])[]) {
  const runId = await run(world, ...steps);
  const { status, error } = await readRun(world, runId);
  assert.deepEqual({ status, error }, { status: "completed", error: null });
  return stepsOf(world, runId);
}

async function failure(world: Workspace, name: BuiltinName, inputs: Given): Promise<string> {
  const { status, error } = await readRun(world, await run(world, [name, inputs]));
  assert.equal(status, "failed");
  return error ?? "";
}

async function messages(world: Workspace, channel: string, actor = world.bot) {
  return (await actor.does("conversations.history", { channel })).messages;
}

/** The message of the step before. */
const before = "{{steps.0.message_context}}";
const said = (world: Workspace) =>
  ["send_message", { channel_id: world.random, message: "Lunch at noon" }] as const satisfies [BuiltinName, Given];

describe("a built-in function", () => {
  test("send_message posts as the app's bot and returns its location", async () => {
    await using world = await workspace();
    const [sent] = await outputs(world, said(world));

    const [message] = await messages(world, world.random);
    assert.equal(message?.text, "Lunch at noon");
    assert.equal(message?.app_id, devApp(world).id);
    assert.deepEqual(sent?.["message_context"], { channel_id: world.random, message_ts: message?.ts });
    const { permalink } = await world.bob.does("chat.getPermalink", {
      channel: world.random,
      message_ts: message?.ts ?? "",
    });
    assert.equal(sent?.["message_link"], permalink);
  });

  test("send_message takes rich text as a form gives it", async () => {
    await using world = await workspace();
    const section = { type: "rich_text_section", elements: [{ type: "text", text: "Lunch" }] };
    await outputs(world, [
      "send_message",
      { channel_id: world.random, message: { type: "rich_text", elements: [section] } },
    ]);

    assert.equal((await messages(world, world.random))[0]?.text, "Lunch");
  });

  test("send_dm writes to a person", async () => {
    await using world = await workspace();
    const [sent] = await outputs(world, ["send_dm", { user_id: world.bob.id, message: "Psst" }]);

    const { channel_id: channel } = (sent?.["message_context"] ?? {}) as { channel_id: string };
    assert.equal((await messages(world, channel, world.bob))[0]?.text, "Psst");
  });

  test("send_ephemeral_message shows something to one person", async () => {
    await using world = await workspace();
    const showEphemeral = { channel_id: world.random, user_id: world.bob.id, message: "Only you" };
    const [shown] = await outputs(world, ["send_ephemeral_message", showEphemeral]);

    assert.match(String(shown?.["message_ts"]), /^\d+\.\d{6}$/);
    assert.ok((await messages(world, world.random)).every(({ text }) => text !== "Only you"));
  });

  test("reply_in_thread answers the message of an earlier step, also for the channel", async () => {
    await using world = await workspace();
    const reply = { message_context: before, message: "Half past", reply_broadcast: true };
    const [sent] = await outputs(world, said(world), ["reply_in_thread", reply]);

    const { message_ts: ts } = (sent?.["message_context"] ?? {}) as { message_ts: string };
    const thread = await world.bot.does("conversations.replies", { channel: world.random, ts });
    assert.deepEqual(
      thread.messages.map(({ text }) => text),
      ["Lunch at noon", "Half past"],
    );
    assert.equal((await messages(world, world.random))[0]?.text, "Half past");
  });

  test("add_reaction and remove_reaction do what is left to do, and nothing when it is done", async () => {
    await using world = await workspace();
    const reaction = { message_context: before, emoji: ":tada:" };
    await outputs(world, said(world), ["add_reaction", reaction], ["add_reaction", reaction]);
    const [reacted] = await messages(world, world.random);
    await outputs(
      world,
      said(world),
      ["add_reaction", reaction],
      ["remove_reaction", reaction],
      ["remove_reaction", reaction],
    );
    const [left] = await messages(world, world.random);

    assert.equal(reacted?.reactions?.[0]?.name, "tada");
    assert.equal(left?.reactions, undefined);
  });

  test("add_pin pins, and add_bookmark adds a link", async () => {
    await using world = await workspace();
    const link = { channel_id: world.random, name: "Menu", link: "https://example.com/menu" };
    const pin = { channel_id: world.random, message: "{{steps.0.message_link}}" };
    await outputs(world, said(world), ["add_pin", pin], ["add_pin", pin], ["add_bookmark", link]);

    const { items } = await world.bot.does("pins.list", { channel: world.random });
    const { bookmarks } = await world.bot.does("bookmarks.list", { channel_id: world.random });
    assert.equal(items.length, 1);
    assert.equal(bookmarks[0]?.title, "Menu");
  });

  test("create_channel makes a channel that later steps invite to, describe and archive", async () => {
    await using world = await workspace();
    const channel_id = "{{steps.0.channel_id}}";
    const done = await outputs(
      world,
      ["create_channel", { channel_name: "project-x", manager_ids: [world.alice.id] }],
      ["invite_user_to_channel", { channel_ids: channel_id, user_ids: [world.alice.id, world.bob.id] }],
      ["update_channel_topic", { channel_id, topic: "Top secret" }],
      ["archive_channel", { channel_id }],
    );

    const channel = String(done[0]?.["channel_id"]);
    const { channel: info } = await world.alice.does("conversations.info", { channel });
    assert.deepEqual([info.name, info.topic?.value, info.is_archived], ["project-x", "Top secret", true]);
    assert.deepEqual(done[1]?.["user_ids"], [world.bob.id]);
  });

  test("create_usergroup and its siblings say who is in a group; the group can be invited", async () => {
    await using world = await workspace();
    const usergroup_id = "{{steps.0.usergroup_id}}";
    const both = [world.bob.id, world.carol.id];
    const done = await outputs(
      world,
      ["create_usergroup", { usergroup_name: "Cooks", usergroup_handle: "cooks" }],
      ["add_user_to_usergroup", { usergroup_id, user_ids: both }],
      ["remove_user_from_usergroup", { usergroup_id, user_ids: [world.bob.id] }],
      ["create_channel", { channel_name: "kitchen" }],
      ["invite_user_to_channel", { channel_ids: ["{{steps.3.channel_id}}"], usergroup_ids: [usergroup_id] }],
    );

    const { users } = await world.alice.does("usergroups.users.list", { usergroup: String(done[0]?.["usergroup_id"]) });
    assert.deepEqual(users, [world.carol.id]);
    assert.deepEqual(done[4]?.["user_ids"], [world.carol.id]);
  });

  test("delay waits until its time, and not a second less", async () => {
    await using world = await workspace();
    const runId = await run(world, ["delay", { minutes_to_delay: 10 }], said(world));
    const control = steer(world.platform);

    await control.does("clock.advance", { by: "9m" });
    assert.equal((await readRun(world, runId)).status, "running");
    await control.does("clock.advance", { by: "61s" });

    assert.equal((await readRun(world, runId)).status, "completed");
    assert.equal((await messages(world, world.random))[0]?.text, "Lunch at noon");
  });

  test("open_form asks the person who acted, and passes on the answers in their types", async () => {
    await using world = await workspace();
    const elements = [
      { name: "dish", title: "Dish", type: "string", enum: ["soup", "pie"] },
      { name: "count", title: "How many", type: "integer" },
      { name: "guests", title: "Guests", type: "array", items: { type: "slack#/types/user_id" } },
      { name: "note", title: "Note", type: "string", long: true },
      { name: "vegan", title: "Vegan", type: "boolean" },
    ];
    const runId = await run(
      world,
      ["open_form", { title: "Order", interactivity: acted(world), fields: { elements, required: ["dish"] } }],
      [
        "send_message",
        {
          channel_id: world.random,
          message: "{{steps.0.fields.count}} {{steps.0.fields.dish}} for {{steps.0.submit_user}}",
        },
      ],
    );
    const control = steer(world.platform);
    const { views } = await control.does("person.views", { user: "bob" });

    const values = { dish: { dish: "soup" }, count: { count: "2" }, guests: { guests: [world.carol.id] } };
    await control.does("person.submit", { user: "bob", view_id: views[0].id, values });
    await world.platform.settle();

    const [form] = await stepsOf(world, runId);
    assert.deepEqual(form?.["fields"], { dish: "soup", count: 2, guests: [world.carol.id], vegan: false });
    assert.equal((await messages(world, world.random))[0]?.text, `2 soup for <@${world.bob.id}>`);
    assert.deepEqual((await control.does("person.views", { user: "bob" })).views, []);
  });

  test("open_form asks the person who ran the trigger, from the trigger's own data", async () => {
    await using world = await workspace();
    const fields = { elements: [{ name: "dish", type: "string" }] };
    const inputs = { title: "Order", interactivity: "{{inputs.interactivity}}", fields };
    const input_parameters = { interactivity: { type: "slack#/types/interactivity", is_required: true } };
    const steps = [{ function_id: "slack#/functions/open_form", inputs }];
    await declare(world, { workflows: { order: { title: "Order", input_parameters, steps } } });
    const { trigger } = await world.bot.does("workflows.triggers.create", {
      type: "shortcut",
      name: "Order lunch",
      workflow: "#/workflows/order",
      inputs: { interactivity: { value: "{{data.interactivity}}" } },
    });
    await world.bot.does("workflows.triggers.permissions.set", { trigger_id: trigger.id, permission_type: "everyone" });
    const control = steer(world.platform);

    await control.does("person.trigger", { user: "carol", trigger_id: trigger.id });
    await world.platform.settle();

    const { views } = await control.does("person.views", { user: "carol" });
    assert.equal(views[0]?.title.text, "Order");
  });

  test("open_form fails its run when the form is closed", async () => {
    await using world = await workspace();
    const fields = { elements: [{ name: "dish", type: "string" }] };
    const runId = await run(world, ["open_form", { title: "Order", interactivity: acted(world), fields }]);
    const control = steer(world.platform);
    const { views } = await control.does("person.views", { user: "bob" });

    await control.does("person.close", { user: "bob", view_id: views[0].id });

    assert.equal((await readRun(world, runId)).error, "step 1 (open_form): the form was closed");
  });

  test("open_form fails its run when another view takes the place of the form", async () => {
    await using world = await workspace();
    const fields = { elements: [{ name: "dish", title: "Dish", type: "string" }] };
    const form = () => run(world, ["open_form", { title: "Order", interactivity: acted(world), fields }]);
    const aside = await form();

    const next = await form();

    const { status, error } = await readRun(world, aside);
    assert.deepEqual([status, error], ["failed", "step 1 (open_form): another view took the place of the form"]);
    assert.equal((await readRun(world, next)).status, "running");
  });

  test("open_form opens nothing for a person who did not act in this app", async () => {
    await using world = await workspace();
    const fields = { elements: [{ name: "dish", type: "string" }] };
    const interactivity = { ...acted(world), interactor: { ...acted(world).interactor, id: world.carol.id } };

    assert.match(await failure(world, "open_form", { title: "Order", interactivity, fields }), /invalid_interactivity/);
  });

  test("send_message with buttons waits until one is pressed, and the app receives nothing", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const buttons = [
      { type: "actions", elements: [{ type: "button", action_id: "yes", value: "1", text: plain("Yes") }] },
    ];
    const runId = await run(
      world,
      ["send_message", { channel_id: world.random, message: "Lunch?", interactive_blocks: buttons }],
      ["send_message", { channel_id: world.random, message: "Pressed: {{steps.0.action.action_id}}" }],
    );
    const [asked] = await messages(world, world.random);
    assert.equal((await readRun(world, runId)).status, "running");

    const press = { user: "bob", channel: "random", ts: asked?.ts, action_id: "yes" };
    await steer(world.platform).does("person.act", press);
    await world.platform.settle();

    assert.equal((await readRun(world, runId)).status, "completed");
    assert.equal((await messages(world, world.random))[0]?.text, "Pressed: yes");
    assert.equal(app.heard.length, 0);
  });
});

describe("a built-in function that cannot be done fails its run", () => {
  test("with what is wrong, the step and the input by name", async () => {
    await using world = await workspace();
    const nowhere = { channel_id: "C00000000", message: "x" };

    assert.equal(await failure(world, "send_message", nowhere), "step 1 (send_message): channel_not_found");
    const unfilled = { channel_id: "{{inputs.place}}", message: "x" };
    assert.equal(
      await failure(world, "send_message", unfilled),
      "step 1 (send_message): channel_id is missing: {{inputs.place}} holds nothing",
    );
    const elsewhere = {
      channel_id: world.general,
      message: `https://acme.example/archives/${world.random}/p1700000000000000`,
    };
    assert.match(await failure(world, "add_pin", elsewhere), /message_not_found: the link leads to a message in C/);
    assert.match(
      await failure(world, "invite_user_to_channel", { channel_ids: [world.random], user_ids: ["U00000000"] }),
      /user_not_found: U00000000 cannot be invited/,
    );
  });

  test("and leaves nothing behind of a step that went half of the way", async () => {
    await using world = await workspace();
    await failure(world, "create_channel", { channel_name: "half", manager_ids: ["U00000000"] });

    const { channels } = await world.alice.does("conversations.list", {});
    assert.ok(channels.every(({ name }) => name !== "half"));
  });
});

/** Bob, who has just acted. */
function acted(world: Workspace) {
  const caller = { teamId: world.dev.teams[0]?.id ?? "", userId: world.bob.id };
  const acting = { secrets: world.platform.secrets, nowMs: world.clock.nowMs(), caller };
  return makeInteractivity(acting, devApp(world).id);
}
