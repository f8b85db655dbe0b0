import { limits } from "@platform/protocol";
import { unpublishWorkflows } from "../../domain/workflowAdministration/unpublishWorkflows.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const adminWorkflowsUnpublish = defineMethod({
  name: "admin.workflows.unpublish",
  summary: "Unpublishes workflows, so that no trigger starts them.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:write"],
  rate: 2,
  params: {
    workflow_ids: list({ object: "workflow", describe: "The workflows.", max: limits.governed_workflows_max }),
  },
  result: {},
  errors: {
    not_allowed: "The caller runs no workspace.",
    error_unpublishing_workflows: "One of `workflow_ids` is no workflow of a workspace that the caller runs.",
  },
  examples: [{ title: "One workflow", params: { workflow_ids: ["Wf0123456789"] } }],
  notes:
    "Links, shortcuts, events, schedules and webhooks do not start it in the workspaces that the caller runs; each attempt is in the activity of the app. Runs that have started finish. The author publishes it again by saving the manifest of the app or deploying it.",
  handler: (ctx, params) => ctx.write(unpublishWorkflows, { workflowIds: params.workflow_ids }),
});
