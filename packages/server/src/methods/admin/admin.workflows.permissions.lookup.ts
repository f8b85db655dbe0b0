import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { lookUpRunners, runnerTypes } from "../../domain/workflowAdministration/lookUpRunners.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, list } from "../params.ts";

const ids = Type.Array(Type.String());

export const adminWorkflowsPermissionsLookup = defineMethod({
  name: "admin.workflows.permissions.lookup",
  summary: "Returns who can run workflows, in the workspaces that the caller runs.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:read"],
  rate: 2,
  params: {
    workflow_ids: list({ object: "workflow", describe: "The workflows.", max: limits.governed_workflows_max }),
    max_workflow_triggers: defaulted(
      count({ describe: "How many triggers of each to look at.", min: 1, max: limits.looked_up_triggers_max }),
      100,
    ),
  },
  result: {
    permissions: Type.Record(
      Type.String(),
      Type.Object(
        {
          who_can_run: Type.Object({
            permission_type: Type.Enum([...runnerTypes], { description: "Of the widest trigger." }),
            user_ids: ids,
            channel_ids: ids,
            team_ids: ids,
            org_ids: ids,
          }),
          complete: Type.Boolean({ description: "False when the workflow has more triggers." }),
        },
        { title: "WorkflowPermission" },
      ),
      { description: "By the id of the workflow. Ids that name no workflow of these workspaces are left out." },
    ),
  },
  errors: { not_allowed: "The caller runs no workspace." },
  examples: [{ title: "One workflow", params: { workflow_ids: ["Wf0123456789"] } }],
  notes:
    "The union of what its links allow, as the server applies it: without people who have left, without organizations that are no longer connected or may not be named, and `no_one` for an unpublished workflow. Events, schedules and webhooks are not run by people.",
  async handler(ctx, params) {
    const asked = { workflowIds: params.workflow_ids, maxTriggers: params.max_workflow_triggers };
    const looked = await lookUpRunners(ctx, asked);
    if (!looked.ok) return looked;
    const entries = [...looked.runners].map(([id, { type, user, channel, team, org, isComplete }]) => {
      const named = { user_ids: [...user], channel_ids: [...channel], team_ids: [...team], org_ids: [...org] };
      return [id, { who_can_run: { permission_type: type, ...named }, complete: isComplete }] as const;
    });
    return succeed({ permissions: Object.fromEntries(entries) });
  },
});
