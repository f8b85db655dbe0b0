import type { CollaboratorFault, Outcome } from "@platform/protocol";
import { type WorkflowKey, workflowRole } from "../access/workflowRole.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { changeWorkflowCollaborators, type CollaboratorChange, decide, keysOf } from "./changeWorkflowCollaborators.ts";
import type { GovernedWorkflow } from "./governedWorkflows.ts";

/** Removes people from workflows, also collaborators of the app and the last one. It counts for their next call. */
export const removeWorkflowCollaborators = defineOperation(
  import.meta,
  (
    ctx,
    input: CollaboratorChange,
  ): Promise<Outcome<{ faults: CollaboratorFault[] }, "not_allowed" | "error_removing_collaborators">> =>
    changeWorkflowCollaborators(ctx, input, {
      action: "app_collaborator_removed",
      error: "error_removing_collaborators",
      change: removeFrom,
    }),
);

async function removeFrom(ctx: WriteContext, workflow: GovernedWorkflow, userId: string) {
  const places: WorkflowKey[] = [];
  for (const key of keysOf(workflow)) if (await workflowRole(ctx.db, key, userId)) places.push(key);
  for (const key of places) await decide(ctx, key, userId, false);
  return places.length > 0 ? undefined : "not_a_collaborator";
}
