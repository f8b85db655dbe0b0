import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type BuiltinName, builtins } from "@platform/protocol/builtins/builtins.ts";
import { steer } from "../../../testkit/controls.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { declare, readRun } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** Everything that notifies people from the text of a message. */
const hostile = (world: Workspace) => `<!channel> <!here|x> <!subteam^S0123> <@${world.carol.id}> a & b`;
const notifies = /<!|<@U/;

type Inputs = Readonly<Record<string, unknown>>;

/** How each built-in function that says something in a channel is given a text to say. */
const posting: Readonly<Partial<Record<BuiltinName, (world: Workspace, text: string) => Inputs>>> = {
  send_message: (world, message) => ({ channel_id: world.random, message }),
  send_dm: (world, message) => ({ user_id: world.carol.id, message }),
  send_ephemeral_message: (world, message) => ({ channel_id: world.random, user_id: world.carol.id, message }),
  reply_in_thread: (_, message) => ({ message_context: "{{steps.first.message_context}}", message }),
  update_channel_topic: (world, topic) => ({ channel_id: world.random, topic }),
};

const interactivity = { type: "slack#/types/interactivity" };

/** A link that hands the person on, with these steps behind it. */
async function makeLink(world: Workspace, steps: readonly object[], more: Inputs = {}): Promise<string> {
  const input_parameters = { properties: { interactivity, ...more }, required: Object.keys(more) };
  const first = {
    id: "first",
    function_id: "slack#/functions/send_message",
    inputs: { channel_id: world.random, message: "First" },
  };
  const functions = { say: { title: "Say", output_parameters: { text: { type: "string" } } } };
  const workflows = { say: { title: "Say", input_parameters, steps: [first, ...steps] } };
  await declare(world, { functions, workflows, settings: { socket_mode_enabled: true } });
  const asked = Object.fromEntries(Object.keys(more).map((name) => [name, { customizable: true }]));
  const { trigger } = await world.bot.does("workflows.triggers.create", {
    type: "shortcut",
    name: "Say",
    workflow: "#/workflows/say",
    inputs: { interactivity: { value: "{{data.interactivity}}" }, ...asked },
  });
  await world.bot.does("workflows.triggers.permissions.set", { trigger_id: trigger.id, permission_type: "everyone" });
  return trigger.id;
}

/** The texts of everything that was said to anybody, as it left the server. */
async function textsSaid({ platform }: Workspace): Promise<string[]> {
  const rows = await platform.store.db.selectFrom("outbox").select("payload").execute();
  return rows
    .map(({ payload }) => JSON.parse(payload) as { type?: string; text?: string; message?: { text?: string } })
    .filter(({ type }) => type === "message")
    .map(({ text, message }) => text ?? message?.text ?? "");
}

/** What was said with the word in it that only the person's text has. */
async function saidWith(world: Workspace, word: string): Promise<string> {
  const texts = (await textsSaid(world)).filter((text) => text.includes(word));
  assert.equal(texts.length, 1, JSON.stringify(await textsSaid(world)));
  return texts[0]?.replace(/^<@\w+> (?=set the)/, "") ?? "";
}

const form = {
  id: "form",
  function_id: "slack#/functions/open_form",
  inputs: {
    title: "Say",
    interactivity: "{{inputs.interactivity}}",
    fields: { elements: [{ name: "note", title: "Note", type: "string" }], required: ["note"] },
  },
};

test("every built-in function that posts is tested", () => {
  const known = Object.entries(builtins)
    .filter(([, { scopes }]) => scopes.some((group) => group.some((scope) => /^chat:write|topic$/.test(scope))))
    .map(([name]) => name);
  assert.deepEqual(known.toSorted(), Object.keys(posting).toSorted());
});

for (const [name, inputsOf] of Object.entries(posting)) {
  describe(`${name} notifies nobody by text`, () => {
    test("that a person enters into a form", async () => {
      await using world = await workspace();
      const say = { id: "say", function_id: `slack#/functions/${name}` };
      const trigger_id = await makeLink(world, [
        form,
        { ...say, inputs: inputsOf(world, "Wrote {{steps.form.fields.note}}") },
      ]);
      const control = steer(world.platform);
      const { run_id } = await control.does("person.trigger", { user: "bob", trigger_id });
      await world.platform.settle();
      const { views } = await control.does("person.views", { user: "bob" });
      await control.does("person.submit", {
        user: "bob",
        view_id: views[0].id,
        values: { note: { note: hostile(world) } },
      });
      await world.platform.settle();

      assert.equal((await readRun(world, run_id)).error, null);
      assert.doesNotMatch(await saidWith(world, "Wrote"), notifies);
    });

    test("that a person gives to the trigger, also as the whole text", async () => {
      await using world = await workspace();
      const step = { id: "say", function_id: `slack#/functions/${name}`, inputs: inputsOf(world, "{{inputs.note}}") };
      const trigger_id = await makeLink(world, [step], { note: { type: "string" } });

      const inputs = { note: `Wrote ${hostile(world)}` };
      const { run_id } = await steer(world.platform).does("person.trigger", { user: "bob", trigger_id, inputs });
      await world.platform.settle();

      assert.equal((await readRun(world, run_id)).error, null);
      assert.doesNotMatch(await saidWith(world, "Wrote"), notifies);
    });
  });
}

test("what an app's function returns is posted as its author wrote it", async () => {
  const app = playApp();
  await using world = await workspace({ ask: app.ask });
  const trigger_id = await makeLink(world, [
    { id: "app", function_id: "#/functions/say", inputs: {} },
    {
      id: "say",
      function_id: "slack#/functions/send_message",
      inputs: { channel_id: world.random, message: "{{steps.app.text}}" },
    },
  ]);
  await steer(world.platform).does("person.trigger", { user: "bob", trigger_id });
  await world.platform.settle();
  const [execution] = await world.platform.store.db
    .selectFrom("function_executions")
    .select("id")
    .where("function", "=", "say")
    .execute();

  const outputs = { text: `Returned ${hostile(world)}` };
  await world.bot.does("functions.completeSuccess", { function_execution_id: execution?.id ?? "", outputs });
  await world.platform.settle();

  assert.equal(await saidWith(world, "Returned"), outputs.text);
});

test("the rich text of a form keeps its words and notifies nobody", async () => {
  await using world = await workspace();
  const fields = { elements: [{ name: "note", title: "Note", type: "slack#/types/rich_text" }], required: ["note"] };
  const message = "{{steps.form.fields.note}}";
  const trigger_id = await makeLink(world, [
    { ...form, inputs: { ...form.inputs, fields } },
    { id: "say", function_id: "slack#/functions/send_message", inputs: { channel_id: world.random, message } },
  ]);
  const control = steer(world.platform);
  await control.does("person.trigger", { user: "bob", trigger_id });
  await world.platform.settle();
  const { views } = await control.does("person.views", { user: "bob" });
  const line = [
    { type: "broadcast", range: "channel" },
    { type: "text", text: " Wrote to " },
    { type: "user", user_id: world.carol.id },
  ];
  const note = { type: "rich_text", elements: [{ type: "rich_text_section", elements: line }] };
  await control.does("person.submit", { user: "bob", view_id: views[0].id, values: { note: { note } } });
  await world.platform.settle();

  const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 1 });
  assert.match(JSON.stringify(messages[0]?.blocks), /"@channel".*Wrote to.*"@\w/);
  assert.doesNotMatch(JSON.stringify([messages[0]?.text, messages[0]?.blocks]), /"broadcast"|"user_id"|<!|<@/);
});
