import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { link, makeTrigger, triggerRefusals } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.update";

async function refusal(world: Workspace, more: object): Promise<string> {
  const { id } = await makeTrigger(world);
  return world.bot.refused(method, { trigger_id: id, ...link, ...more });
}

const texts = Array.from({ length: 11 }, (_, at) => [`text${at}`, { customizable: true }]);

describe(method, () => {
  test("replaces it, and keeps its address and its permissions", async () => {
    await using world = await workspace();
    const before = await makeTrigger(world);
    const { id } = before;
    await world.bot.does("workflows.triggers.permissions.set", {
      trigger_id: id,
      permission_type: "app_collaborators",
    });

    const { trigger } = await world.bot.does(method, {
      trigger_id: id,
      ...link,
      name: "Day off",
      workflow: "#/workflows/leave",
      inputs: { who: { value: "{{data.user_id}}" } },
    });

    assert.deepEqual([trigger.id, trigger.name, trigger.shortcut_url], [id, "Day off", before.shortcut_url]);
    assert.equal(trigger.workflow.callback_id, "leave");
    assert.deepEqual((await world.bot.does("workflows.triggers.info", { trigger_id: id })).trigger, trigger);
    const { permission_type } = await world.bot.does("workflows.triggers.permissions.list", { trigger_id: id });
    assert.equal(permission_type, "app_collaborators");
  });

  test("restarts the times of a schedule", async () => {
    await using world = await workspace();
    const daily = { start_time: "2026-01-16T09:00:00Z", frequency: { type: "daily" } };
    const { id } = await makeTrigger(world, { type: "scheduled", schedule: daily });

    const { trigger } = await world.bot.does(method, {
      trigger_id: id,
      ...link,
      type: "scheduled",
      schedule: { ...daily, start_time: "2026-01-20T09:00:00Z" },
    });

    assert.equal(trigger.next_run, Date.UTC(2026, 0, 20, 9) / 1000);
  });

  refuses(method, {
    ...triggerRefusals((actor, triggerId) => actor.refused(method, { trigger_id: triggerId, ...link })),
    app_not_found: async (world) => {
      const { id } = await makeTrigger(world);
      const app = world.dev.apps.find((candidate) => candidate.name === "Dev App");
      const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
      await world.bot.does("apps.uninstall", client);
      return (await atHome(world, world.alice)).refused(method, { trigger_id: id, ...link });
    },
    restricted_action: async (world) => {
      const { id } = await makeTrigger(world);
      const types = "admin.workflows.triggers.types.permissions.set";
      await world.alice.does(types, { id: "Ftt01", visibility: "no_one" });
      return world.bot.refused(method, { trigger_id: id, ...link });
    },
    workflow_not_found: (world) => refusal(world, { workflow: "#/workflows/unheard_of" }),
    channel_not_found: async (world) => {
      const event = { event_type: "slack#/events/pin_added", channel_ids: [world.random] };
      const { id } = await makeTrigger(world, { type: "event", event });
      const hidden = { ...event, channel_ids: [world.secret] };
      return world.bot.refused(method, { trigger_id: id, ...link, type: "event", event: hidden });
    },
    invalid_trigger_type: (world) => refusal(world, { type: "webhook" }),
    invalid_trigger_config: (world) => refusal(world, { shortcut: { button_text: 7 } }),
    invalid_trigger_event_type: (world) => refusal(world, { type: "event", event: {} }),
    invalid_trigger_inputs: (world) => refusal(world, { workflow: "#/workflows/leave" }),
    invalid_interactive_trigger_inputs: (world) =>
      refusal(world, {
        type: "webhook",
        workflow: "#/workflows/form",
        inputs: { interactivity: { value: "{{data.interactivity}}" } },
      }),
    customizable_inputs_only_allowed_on_link_triggers: (world) =>
      refusal(world, { type: "webhook", workflow: "#/workflows/leave", inputs: { who: { customizable: true } } }),
    customizable_inputs_not_allowed_on_optional_inputs: (world) =>
      refusal(world, {
        workflow: "#/workflows/leave",
        inputs: { who: { value: "{{data.user_id}}" }, note: { customizable: true } },
      }),
    customizable_input_unsupported_type: (world) =>
      refusal(world, {
        workflow: "#/workflows/many",
        inputs: { ...Object.fromEntries(texts), list: { customizable: true } },
      }),
    too_many_customizable_inputs: (world) =>
      refusal(world, { workflow: "#/workflows/many", inputs: { ...Object.fromEntries(texts), list: { value: [] } } }),
  });
});
