import type { NamedWorkflow } from "../domain/access/accessWorkflow.ts";
import { id, optional, text } from "./params.ts";

/** A workflow as tools name it. */
export const workflowParams = {
  workflow_id: optional(
    id({ object: "workflow", describe: "The workflow, by its id.", otherwise: "unknown_workflow_id" }),
  ),
  workflow: optional(text({ describe: "Or `#/workflows/<callback id>`, together with `workflow_app_id`." })),
  workflow_app_id: optional(
    id({ object: "developed_app", describe: "The app of `workflow`.", otherwise: "unknown_app_id" }),
  ),
};

/** The refusals of `accessWorkflow`, worded once. */
export const workflowErrors = {
  unknown_app_id: "`workflow_app_id` names no app whose workflows the caller works on or administers.",
  unknown_workflow_id: "There is no such workflow that the caller works on or administers.",
};

export function workflowOf(params: {
  readonly workflow_id?: string | undefined;
  readonly workflow?: string | undefined;
  readonly workflow_app_id?: string | undefined;
}): NamedWorkflow {
  return { workflowId: params.workflow_id, workflow: params.workflow, appId: params.workflow_app_id };
}
