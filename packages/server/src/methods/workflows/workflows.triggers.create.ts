import { limits, succeed } from "@platform/protocol";
import { createTrigger } from "../../domain/triggers/createTrigger.ts";
import { describeTrigger } from "../../domain/triggers/describeTrigger.ts";
import { presentTrigger, triggerSchema } from "../../present/trigger.ts";
import { defineMethod } from "../define.ts";
import { definitionErrors, definitionOf, triggerDefinitionParams } from "../triggerDefinitionParams.ts";

export const workflowsTriggersCreate = defineMethod({
  name: "workflows.triggers.create",
  summary: "Creates a trigger that starts a workflow.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: triggerDefinitionParams,
  result: { trigger: triggerSchema },
  errors: {
    ...definitionErrors,
    too_many_triggers: `The app has ${limits.triggers_max} triggers in the workspace already.`,
  },
  examples: [
    {
      title: "A link that people open",
      params: {
        type: "shortcut",
        name: "Ask for leave",
        workflow: "#/workflows/leave",
        workflow_app_id: "A0123456789",
        inputs: { who: { value: "{{data.user_id}}" } },
      },
    },
    {
      title: "Messages that ask for help",
      params: {
        type: "event",
        name: "Help",
        workflow: "#/workflows/help",
        workflow_app_id: "A0123456789",
        event: {
          event_type: "slack#/events/message_posted",
          channel_ids: ["C0123456789"],
          filter: { version: 1, root: { statement: "{{data.text}} CONTAINS 'help'" } },
        },
        inputs: { text: { value: "{{data.text}}" } },
      },
    },
    {
      title: "Every Monday at nine in Berlin",
      params: {
        type: "scheduled",
        name: "Stand-up",
        workflow: "#/workflows/standup",
        workflow_app_id: "A0123456789",
        schedule: {
          start_time: "2026-03-02T09:00:00",
          timezone: "Europe/Berlin",
          frequency: { type: "weekly", on_days: ["Monday"] },
        },
      },
    },
  ],
  notes:
    "Everyone in the workspace may run it until `workflows.triggers.permissions.set` changes that. A schedule follows the clock of its `timezone`, including daylight saving time. Actions of the app itself start none of its workflows, because two workflows could start each other forever.",
  async handler(ctx, params) {
    const made = await ctx.write(createTrigger, definitionOf(ctx, params));
    if (!made.ok) return made;
    return succeed({ trigger: presentTrigger(await describeTrigger(ctx, made.trigger), ctx.baseUrl) });
  },
});
