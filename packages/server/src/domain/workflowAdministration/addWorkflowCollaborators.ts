import { type CollaboratorFault, isIdShaped, type Outcome } from "@platform/protocol";
import { selectUser } from "../../storage/queries/users.ts";
import type { WorkflowKey } from "../access/workflowRole.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { changeWorkflowCollaborators, type CollaboratorChange, decide, keysOf } from "./changeWorkflowCollaborators.ts";
import type { GovernedWorkflow } from "./governedWorkflows.ts";

/** Adds people to workflows. It counts for their next call. */
export const addWorkflowCollaborators = defineOperation(
  import.meta,
  (
    ctx,
    input: CollaboratorChange,
  ): Promise<Outcome<{ faults: CollaboratorFault[] }, "not_allowed" | "error_adding_collaborators">> =>
    changeWorkflowCollaborators(ctx, input, {
      action: "app_collaborator_added",
      error: "error_adding_collaborators",
      change: addTo,
    }),
);

/** The person works on it in every workspace that they are an active person of. */
async function addTo(ctx: WriteContext, workflow: GovernedWorkflow, userId: string) {
  const places: WorkflowKey[] = [];
  for (const key of keysOf(workflow)) {
    const user = isIdShaped(userId) ? await selectUser(ctx.db, key.teamId, userId) : undefined;
    if (user?.bot_id === null && user.deactivated_ms === null) places.push(key);
  }
  for (const key of places) await decide(ctx, key, userId, true);
  return places.length > 0 ? undefined : "user_not_found";
}
