import { type CollaboratorFault, type Outcome, refuseCollaborators, succeed } from "@platform/protocol";
import { selectCollaboratorRole } from "../../storage/queries/collaborators.ts";
import { deleteDecision, upsertDecision } from "../../storage/queries/workflowCollaborators.ts";
import type { WorkflowKey } from "../access/workflowRole.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";
import { type GovernedWorkflow, governedWorkflows } from "./governedWorkflows.ts";

export interface CollaboratorChange {
  readonly workflowIds: readonly string[];
  readonly userIds: readonly string[];
}

export type Failure = "user_not_found" | "not_a_collaborator";

interface Kind<Code extends string> {
  readonly action: string;
  /** What a call is refused with for which nothing can be done. */
  readonly error: Code;
  readonly change: (ctx: WriteContext, workflow: GovernedWorkflow, userId: string) => Promise<Failure | undefined>;
}

/**
 * Changes each of the people for each of the workflows, in the workspaces that the caller runs. What cannot be done is
 * reported, and the rest is done.
 */
export async function changeWorkflowCollaborators<const Code extends string>(
  ctx: WriteContext,
  { workflowIds, userIds }: CollaboratorChange,
  { action, error, change }: Kind<Code>,
): Promise<Outcome<{ faults: CollaboratorFault[] }, Code | "not_allowed">> {
  const governed = await governedWorkflows(ctx);
  if (!governed.ok) return governed;
  const faults: CollaboratorFault[] = [];
  const changed = new Set<GovernedWorkflow>();
  for (const id of new Set(workflowIds)) {
    const workflow = governed.workflows.find((known) => known.id === id);
    for (const user of new Set(userIds)) {
      const message = workflow ? await change(ctx, workflow, user) : "workflow_not_found";
      if (message !== undefined) faults.push({ user, workflow: id, message });
      else if (workflow) changed.add(workflow);
    }
  }
  if (changed.size === 0) return refuseCollaborators(error, faults);
  for (const { id, workflow } of changed) {
    await noteAction(ctx, { action, entity: { type: "workflow", id, state: { name: workflow.title } } });
  }
  return succeed({ faults });
}

/** The workflow in each of the caller's workspaces. */
export function keysOf({ app, workflow, teamIds }: GovernedWorkflow): WorkflowKey[] {
  return teamIds.map((teamId) => ({ appId: app.id, teamId, workflow: workflow.callbackId }));
}

/** Nothing is stored where the app says the same, so that later changes of its collaborators count. */
export async function decide(ctx: WriteContext, key: WorkflowKey, userId: string, isAdded: boolean): Promise<void> {
  const role = await selectCollaboratorRole(ctx.db, key.appId, userId);
  if (isAdded ? role === "owner" : role === undefined) return deleteDecision(ctx.db, key, userId);
  await upsertDecision(ctx.db, {
    team_id: key.teamId,
    app_id: key.appId,
    workflow: key.workflow,
    user_id: userId,
    is_added: isAdded ? 1 : 0,
    decided_ms: ctx.nowMs,
  });
}
