import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type BuiltinName, builtins } from "@platform/protocol/builtins/builtins.ts";
import { coerce } from "@platform/protocol/workflows/coerce.ts";
import { steer } from "../../../testkit/controls.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { plain } from "../../../testkit/views.ts";
import { declare, readRun, start, stepsOf } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { makeInteractivity } from "../interactions/interactivity.ts";

type Given = Readonly<Record<string, unknown>>;

/** How to make a built-in function return all of its outputs. */
interface Recipe {
  /** Steps that have to come before. */
  readonly before?: (world: Workspace) => readonly (readonly [BuiltinName, Given])[];
  readonly inputs: (world: Workspace) => Given | Promise<Given>;
  /** What a person does until the step goes on. */
  readonly act?: (world: Workspace) => Promise<unknown>;
}

const said = (world: Workspace): readonly [BuiltinName, Given] => [
  "send_message",
  { channel_id: world.random, message: "Lunch at noon" },
];
const buttons = [{ type: "actions", elements: [{ type: "button", action_id: "yes", value: "1", text: plain("Yes") }] }];
const message_context = "{{steps.0.message_context}}";
const usergroup_id = "{{steps.0.usergroup_id}}";
const cooks: readonly [BuiltinName, Given] = [
  "create_usergroup",
  { usergroup_name: "Cooks", usergroup_handle: "cooks" },
];

/** A file of the bot's, for messages that show one. */
async function fileOf(world: Workspace): Promise<string> {
  const { file } = await world.bot.does("files.upload", { content: "menu", filename: "menu.txt" });
  return file?.id ?? "";
}

async function press(world: Workspace, channel: string, reader = world.bot): Promise<void> {
  const { messages } = await reader.does("conversations.history", { channel, limit: 1 });
  const [asked] = messages;
  const control = steer(world.platform);
  const { ts } = asked ?? {};
  await control.does("person.act", { user: "bob", channel, ts: ts ?? "", action_id: "yes" });
}

const recipes: Readonly<Record<BuiltinName, Recipe>> = {
  add_bookmark: { inputs: ({ random }) => ({ channel_id: random, name: "Menu", link: "https://example.com/menu" }) },
  add_pin: {
    before: (world) => [said(world)],
    inputs: ({ random }) => ({ channel_id: random, message: "{{steps.0.message_context.message_ts}}" }),
  },
  add_reaction: { before: (world) => [said(world)], inputs: () => ({ message_context, emoji: "tada" }) },
  add_user_to_usergroup: { before: () => [cooks], inputs: ({ bob }) => ({ usergroup_id, user_ids: [bob.id] }) },
  archive_channel: {
    before: () => [["create_channel", { channel_name: "done-with" }]],
    inputs: () => ({ channel_id: "{{steps.0.channel_id}}" }),
  },
  create_channel: {
    inputs: ({ alice, dev }) => ({
      team_id: dev.teams[0]?.id,
      channel_name: "project-x",
      is_private: true,
      manager_ids: [alice.id],
    }),
  },
  create_usergroup: {
    inputs: ({ dev }) => ({ team_id: dev.teams[0]?.id, usergroup_name: "Cooks", usergroup_handle: "cooks" }),
  },
  delay: {
    inputs: () => ({ minutes_to_delay: 1 }),
    act: (world) => steer(world.platform).does("clock.advance", { by: "61s" }),
  },
  invite_user_to_channel: {
    before: ({ carol }) => [
      cooks,
      ["add_user_to_usergroup", { usergroup_id, user_ids: [carol.id] }],
      ["create_channel", { channel_name: "kitchen" }],
    ],
    inputs: ({ bob }) => ({
      channel_ids: ["{{steps.2.channel_id}}"],
      user_ids: [bob.id],
      usergroup_ids: [usergroup_id],
    }),
  },
  open_form: {
    inputs: (world) => ({
      title: "Order",
      interactivity: acted(world),
      fields: { elements: [{ name: "dish", title: "Dish", type: "string" }], required: [] },
    }),
    async act(world) {
      const control = steer(world.platform);
      const { views } = await control.does("person.views", { user: "bob" });
      const values = { dish: { dish: "soup" } };
      await control.does("person.submit", { user: "bob", view_id: views[0].id, values });
    },
  },
  remove_reaction: { before: (world) => [said(world)], inputs: () => ({ message_context, emoji: "tada" }) },
  remove_user_from_usergroup: {
    before: ({ bob, carol }) => [cooks, ["add_user_to_usergroup", { usergroup_id, user_ids: [bob.id, carol.id] }]],
    inputs: ({ bob }) => ({ usergroup_id, user_ids: [bob.id] }),
  },
  reply_in_thread: {
    before: (world) => [said(world)],
    inputs: async (world) => ({
      message_context,
      message: "Half past?",
      reply_broadcast: true,
      metadata: { event_type: "lunch_moved", event_payload: { by: 30 } },
      interactive_blocks: buttons,
      files: [await fileOf(world)],
    }),
    act: (world) => press(world, world.random),
  },
  send_dm: {
    inputs: async (world) => ({
      user_id: world.bob.id,
      message: "Lunch?",
      interactive_blocks: buttons,
      files: [await fileOf(world)],
    }),
    async act(world) {
      const { channel } = await world.bot.does("conversations.open", { users: [world.bob.id] });
      await press(world, channel?.id ?? "", world.bob);
    },
  },
  send_ephemeral_message: {
    inputs: ({ random, bob }) => ({ channel_id: random, user_id: bob.id, message: "Only you" }),
  },
  send_message: {
    inputs: async (world) => ({
      channel_id: world.random,
      message: "Lunch?",
      metadata: { event_type: "lunch_asked", event_payload: {} },
      interactive_blocks: buttons,
      files: [await fileOf(world)],
    }),
    act: (world) => press(world, world.random),
  },
  update_channel_topic: { inputs: ({ random }) => ({ channel_id: random, topic: "Lunch" }) },
};

/** Bob, who has just acted. */
function acted(world: Workspace) {
  const caller = { teamId: world.dev.teams[0]?.id ?? "", userId: world.bob.id };
  return makeInteractivity({ secrets: world.platform.secrets, nowMs: world.clock.nowMs(), caller }, devApp(world).id);
}

/** Runs a workflow of these steps, and returns what its last step returned. */
async function lastOutputs(world: Workspace, steps: readonly (readonly [string, Given])[], act?: Recipe["act"]) {
  const declared = steps.map(([name, inputs]) => ({ function_id: `slack#/functions/${name}`, inputs }));
  await declare(world, { workflows: { flow: { title: "Flow", steps: declared } } });
  const runId = await start(world, { workflow: "flow" });
  await world.platform.settle();
  await act?.(world);
  await world.platform.settle();
  const { status, error } = await readRun(world, runId);
  assert.deepEqual({ status, error }, { status: "completed", error: null });
  return (await stepsOf(world, runId)).at(-1) ?? {};
}

describe("a built-in function returns exactly what it declares, in the declared types", () => {
  for (const [name, { before, inputs, act }] of Object.entries(recipes)) {
    test(name, async () => {
      await using world = await workspace();

      const returned = await lastOutputs(world, [...(before?.(world) ?? []), [name, await inputs(world)]], act);

      const { outputs } = builtins[name as BuiltinName];
      assert.deepEqual(Object.keys(returned).toSorted(), Object.keys(outputs).toSorted());
      for (const [output, schema] of Object.entries(outputs)) {
        const value = returned[output];
        assert.deepEqual(coerce(value, { ...schema }), { ok: true, value }, output);
      }
    });
  }
});

describe("a built-in function", () => {
  test("that posts tells when it started and ended, and when the message was sent", async () => {
    await using world = await workspace();
    const startedS = Math.floor(world.clock.nowMs() / 1000);
    const { inputs, act } = recipes.send_message;
    const later = async () => {
      await steer(world.platform).does("clock.advance", { by: "90s" });
      await act?.(world);
    };

    const returned = await lastOutputs(world, [["send_message", await inputs(world)]], later);

    assert.deepEqual(
      [returned["timestamp_started"], returned["message_timestamp"], returned["timestamp_completed"]],
      [startedS, startedS, startedS + 90],
    );
  });

  test("that posts shares its files with everybody who can read the message", async () => {
    await using world = await workspace();
    const file = await fileOf(world);
    const inputs = { channel_id: world.random, message: "The menu", files: [file] };

    await lastOutputs(world, [["send_message", inputs]]);

    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    const { files } = messages[0] as { readonly files?: readonly { readonly id: string }[] };
    assert.deepEqual(
      files?.map(({ id }) => id),
      [file],
    );
    assert.equal((await world.bob.does("files.info", { file })).file.id, file);
  });

  test("that posts shares no file that the app's bot cannot see", async () => {
    await using world = await workspace();
    const { file } = await world.carol.does("files.upload", { content: "private", filename: "own.txt" });
    const inputs = { channel_id: world.random, message: "Look", files: [file?.id] };
    const steps = [{ function_id: "slack#/functions/send_message", inputs }];
    await declare(world, { workflows: { flow: { title: "Flow", steps } } });

    const runId = await start(world, { workflow: "flow" });
    await world.platform.settle();

    const { error } = await readRun(world, runId);
    assert.equal(error, `step 1 (send_message): file_not_found: the app's bot cannot share the file ${file?.id}`);
  });

  test("that creates something does so only in a workspace where the app is installed", async () => {
    await using world = await workspace();
    const team_id = world.dev.teams.at(-1)?.id;
    for (const [name, inputs] of [
      ["create_channel", { team_id, channel_name: "elsewhere" }],
      ["create_usergroup", { team_id, usergroup_name: "Else", usergroup_handle: "else" }],
    ] as const) {
      const steps = [{ function_id: `slack#/functions/${name}`, inputs }];
      await declare(world, { workflows: { flow: { title: "Flow", steps } } });
      const runId = await start(world, { workflow: "flow" });
      await world.platform.settle();
      assert.match((await readRun(world, runId)).error ?? "", /team_not_found: install the app in the workspace T/);
    }
  });
});
