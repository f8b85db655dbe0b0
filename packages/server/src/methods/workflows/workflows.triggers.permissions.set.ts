import { succeed } from "@platform/protocol";
import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import { setRunRule } from "../../domain/triggers/setRunRule.ts";
import { presentRunRule, runRuleSchema } from "../../present/runRule.ts";
import { defineMethod, reserved } from "../define.ts";
import { text } from "../params.ts";
import { entitiesOf, entityErrors, entityParams, triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersPermissionsSet = defineMethod({
  name: "workflows.triggers.permissions.set",
  summary: "Sets who may run a workflow through a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: {
    trigger_id: triggerIdParam,
    permission_type: text({
      describe: `One of ${runPermissions.join(", ")}.`,
      otherwise: "invalid_permission_type",
    }),
    ...entityParams,
  },
  result: runRuleSchema,
  errors: {
    ...triggerErrors,
    ...entityErrors,
    invalid_permission_type:
      "`permission_type` is unknown, or entities are given with a type other than `named_entities`.",
    named_entities_cannot_be_empty: "`named_entities` without anybody.",
    unknown_method: reserved("Returned for unknown method names; a call of this method has a known one."),
  },
  examples: [
    { title: "Everybody in the workspace", params: { trigger_id: "Ft0123456789", permission_type: "everyone" } },
    {
      title: "Two people and everyone in a channel",
      params: {
        trigger_id: "Ft0123456789",
        permission_type: "named_entities",
        user_ids: ["U0123456789", "U0987654321"],
        channel_ids: ["C0123456789"],
      },
    },
  ],
  notes:
    "The permission is checked for every run: a person who leaves a named channel can no longer run it, nor can people of a connected org once an admin forbids it (`admin.enterprise.setConnectPolicy`). `everyone` means all people of the workspace; for an app that is installed for the whole org, also those of the other workspaces that it was granted. The list of entities is replaced as a whole; `workflows.triggers.permissions.add` and `.remove` change it in part.",
  async handler(ctx, { trigger_id: triggerId, permission_type: permission, ...named }) {
    const done = await ctx.write(setRunRule, { triggerId, permission, entities: entitiesOf(named) });
    return done.ok ? succeed(presentRunRule(done.rule)) : done;
  },
});
