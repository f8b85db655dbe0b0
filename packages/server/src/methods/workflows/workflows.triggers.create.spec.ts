import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeChannel } from "../../../testkit/channels.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, link, makeTrigger, workflows } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.create";
const filter = { version: 1, root: { statement: "{{data.text}} CONTAINS 'help'" } };
const daily = { start_time: "2026-01-16T09:00:00Z", frequency: { type: "daily" } };

/** What an attempt of the dev app's own is refused with. */
async function refusal(world: Workspace, more: object): Promise<string> {
  await declare(world, { workflows });
  return world.bot.refused(method, { ...link, ...more });
}

function eventIn(channel: string, more: object = {}) {
  return { type: "event", event: { event_type: "slack#/events/reaction_added", channel_ids: [channel], ...more } };
}

async function restrict(world: Workspace, id: string, type: string) {
  await world.alice.does("admin.workflows.triggers.types.permissions.set", {
    id,
    permissions: [{ type, visibility: "no_one" }],
  });
}

describe(method, () => {
  test("makes a link that people open", async () => {
    await using world = await workspace();

    const trigger = await makeTrigger(world, {
      description: "Days off",
      workflow: "#/workflows/leave",
      inputs: { who: { value: "{{data.user_id}}" }, note: { value: "by link" } },
      shortcut: { button_text: "Ask" },
    });

    assert.match(trigger.id, /^Ft/);
    assert.match(trigger.shortcut_url ?? "", new RegExp(`/shortcuts/${trigger.id}/[0-9a-f]{32}$`));
    assert.deepEqual([trigger.type, trigger.name, trigger.description], ["shortcut", "Leave", "Days off"]);
    assert.deepEqual(trigger.inputs["who"], { value: "{{data.user_id}}" });
    assert.deepEqual(trigger.shortcut, { button_text: "Ask" });
    const { workflow } = trigger;
    assert.deepEqual(
      [workflow.callback_id, workflow.title, workflow.app_id],
      ["leave", "Ask for leave", devAppId(world)],
    );
    assert.deepEqual(workflow.input_parameters[0], { name: "who", type: "slack#/types/user_id", is_required: true });
    assert.equal(trigger.available_data["user_id"]?.type, "slack#/types/user_id");
    assert.equal(trigger.owning_team_id, world.dev.teams[0]?.id);
  });

  test("makes one for an event, under either spelling of its name", async () => {
    await using world = await workspace();
    for (const spelling of ["slack#/events/message_posted", "platform#/events/message_posted"]) {
      const trigger = await makeTrigger(world, {
        type: "event",
        event: { event_type: spelling, channel_ids: [world.random], filter },
      });

      assert.equal(trigger.event_type, "slack#/events/message_posted");
      assert.deepEqual(trigger.filter, filter);
      assert.ok("channel_name" in trigger.available_data && "text" in trigger.available_data);
      assert.equal(trigger.shortcut_url, undefined);
    }
  });

  test("makes one for times, and tells the next of them", async () => {
    await using world = await workspace();

    const trigger = await makeTrigger(world, { type: "scheduled", schedule: daily });

    assert.equal(trigger.next_run, Date.UTC(2026, 0, 16, 9) / 1000);
    assert.deepEqual(trigger.schedule, daily);
  });

  test("makes an address for requests from outside, which nobody can guess", async () => {
    await using world = await workspace();

    const one = await makeTrigger(world, { type: "webhook", webhook: { filter } });
    const other = await makeTrigger(world, { type: "webhook" });

    const path = (id: string) => new RegExp(`/triggers/${world.dev.teams[0]?.id}/${id}/[0-9a-f]{64}$`);
    assert.match(one.webhook_url ?? "", path(one.id));
    assert.notEqual(one.webhook_url?.slice(-64), other.webhook_url?.slice(-64));
  });

  test("is for the app itself, for its collaborators, and for admins of the workspace", async () => {
    await using world = await workspace();
    await declare(world, { workflows });
    const asked = { ...link, workflow_app_id: devAppId(world) };
    const alice = await configuring(world, "alice");
    await alice.does(method, asked);
    const bob = await configuring(world, "bob");
    assert.equal(await bob.refused(method, asked), "access_denied");

    await alice.does("developer.apps.owners.add", { app_id: devAppId(world), user_id: bob.id });

    await bob.does(method, asked);
  });

  test("tells which inputs lack, in the words that tools print", async () => {
    await using world = await workspace();
    await declare(world, { workflows });

    const refused = await world.bot.asks(method, { ...link, workflow: "#/workflows/leave", inputs: { other: {} } });

    assert.equal(refused["error"], "invalid_trigger_inputs");
    assert.deepEqual(refused["errors"], [
      { message: "the workflow has no input other", pointer: "/inputs/other" },
      {
        message: "the workflow needs the input who",
        pointer: "/inputs",
        missing_parameter_name: "who",
        missing_parameter_type: "slack#/types/user_id",
      },
    ]);
  });

  test("keeps out of private channels whom an admin keeps out, however they get there", async () => {
    await using world = await workspace();
    const placed = { title: "In places", input_parameters: { places: { type: "array" } } };
    await declare(world, { workflows: { ...workflows, placed } });
    const { bot, alice } = world;
    const channel = await makeChannel(bot, "hidden", true);
    const listening = { ...link, ...eventIn(channel) };
    const everywhere = {
      ...link,
      type: "event",
      event: { event_type: "slack#/events/pin_added", all_resources: true },
    };
    const handing = {
      ...link,
      workflow: "#/workflows/leave",
      inputs: { who: { value: "{{data.user_id}}" }, note: { value: channel } },
    };
    const handingSeveral = {
      ...link,
      workflow: "#/workflows/placed",
      inputs: { places: { value: [world.random, { id: channel }] } },
    };
    const reading = {
      ...link,
      type: "event",
      event: { event_type: "slack#/events/message_posted", channel_ids: [channel], filter },
    };
    for (const asked of [listening, everywhere, handing, handingSeveral, reading]) await bot.does(method, asked);

    await restrict(world, "Ftt02", "private_channel_message_access");
    assert.equal(await bot.refused(method, reading), "restricted_action");
    await bot.does(method, listening);

    await restrict(world, "Ftt02", "private_channel_access");
    assert.equal(await bot.refused(method, listening), "restricted_action");
    assert.equal(await bot.refused(method, everywhere), "restricted_action");
    await bot.does(method, { ...link, ...eventIn(world.random) });
    await bot.does(method, handing);

    await restrict(world, "Ftt01", "private_channel_access");
    assert.equal(await bot.refused(method, handing), "restricted_action");
    assert.equal(await bot.refused(method, handingSeveral), "restricted_action");

    await alice.does("admin.workflows.triggers.types.permissions.set", {
      id: "Ftt02",
      permissions: [
        { type: "private_channel_access", visibility: "named_entities", org_ids: [world.dev.org?.id ?? ""] },
      ],
    });
    await bot.does(method, listening);
  });

  test("lets those use a type whom an admin names: a person, a workspace, an org", async () => {
    await using world = await workspace();
    await declare(world, { workflows });
    const { bot } = world;
    const alice = await configuring(world, "alice");
    const asked = { ...link, workflow_app_id: devAppId(world) };
    const named = (who: object) =>
      world.alice.does("admin.workflows.triggers.types.permissions.set", {
        id: "Ftt01",
        visibility: "named_entities",
        ...who,
      });

    await named({ user_ids: [world.bob.id] });
    assert.equal(await alice.refused(method, asked), "restricted_action");
    await named({ user_ids: [alice.id] });
    await alice.does(method, asked);
    assert.equal(await bot.refused(method, asked), "restricted_action");
    await named({ team_ids: [world.dev.teams[0]?.id ?? ""] });
    await bot.does(method, asked);
    await named({ team_ids: [world.dev.teams[1]?.id ?? ""] });
    assert.equal(await bot.refused(method, asked), "restricted_action");
    await named({ org_ids: [world.dev.org?.id ?? ""] });
    await bot.does(method, asked);
  });

  test("refuses what its type cannot do with", async () => {
    await using world = await workspace();
    const shared = { type: "event" };
    const wrong: readonly object[] = [
      { shortcut: { button_text: "x".repeat(limits.button_text_chars_max + 1) } },
      { type: "scheduled" },
      { type: "scheduled", schedule: { start_time: "2020-01-01T00:00:00Z" } },
      { type: "webhook", webhook: { filter: { root: {} } } },
      { ...shared, event: { event_type: "slack#/events/reaction_added" } },
      { ...shared, event: { event_type: "slack#/events/reaction_added", channel_ids: [], all_resources: true } },
      { ...shared, event: { event_type: "slack#/events/message_posted", channel_ids: [world.random] } },
      { ...shared, event: { event_type: "slack#/events/message_metadata_posted", channel_ids: [world.random] } },
      eventIn(world.random, { filter: { root: { statement: "maybe" } } }),
    ];
    for (const more of wrong) assert.equal(await refusal(world, more), "invalid_trigger_config", JSON.stringify(more));
  });

  const custom = (workflow: string, ...names: string[]) => ({
    workflow: `#/workflows/${workflow}`,
    inputs: Object.fromEntries(names.map((name) => [name, { customizable: true }])),
  });
  const texts = Array.from({ length: 11 }, (_, at) => `text${at}`);

  refuses(method, {
    app_not_found: async (world) =>
      (await configuring(world, "alice")).refused(method, { ...link, workflow_app_id: "A0000000NOT" }),
    access_denied: async (world) =>
      (await configuring(world, "bob")).refused(method, { ...link, workflow_app_id: devAppId(world) }),
    restricted_action: async (world) => {
      await restrict(world, "Ftt01", "trigger_type");
      return refusal(world, {});
    },
    workflow_not_found: (world) => refusal(world, { workflow: "#/workflows/unheard_of" }),
    channel_not_found: (world) => refusal(world, eventIn(world.secret)),
    invalid_trigger_type: (world) => refusal(world, { type: "slash_command" }),
    invalid_trigger_config: (world) => refusal(world, { type: "scheduled", schedule: { start_time: "soon" } }),
    invalid_trigger_event_type: (world) => refusal(world, { type: "event", event: { event_type: "full_moon" } }),
    invalid_trigger_inputs: (world) => refusal(world, { inputs: { who: "me" } }),
    invalid_interactive_trigger_inputs: (world) =>
      refusal(world, {
        type: "webhook",
        workflow: "#/workflows/form",
        inputs: { interactivity: { value: "{{data.interactivity}}" } },
      }),
    customizable_inputs_only_allowed_on_link_triggers: (world) =>
      refusal(world, { type: "webhook", ...custom("leave", "who") }),
    customizable_inputs_not_allowed_on_optional_inputs: (world) => refusal(world, custom("leave", "who", "note")),
    customizable_input_unsupported_type: (world) => {
      const { workflow, inputs } = custom("many", ...texts, "list");
      return refusal(world, { workflow, inputs: { ...inputs } });
    },
    too_many_customizable_inputs: (world) => {
      const { workflow, inputs } = custom("many", ...texts);
      return refusal(world, { workflow, inputs: { ...inputs, list: { value: [] } } });
    },
    too_many_triggers: async (world) => {
      const { id } = await makeTrigger(world);
      const { db } = world.platform.store;
      const row = await db.selectFrom("triggers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.triggers_max - 1 }, (_, at) => ({ ...row, id: `Ft${at}` }));
      await db.insertInto("triggers").values(rows).execute();
      return refusal(world, {});
    },
  });
});
