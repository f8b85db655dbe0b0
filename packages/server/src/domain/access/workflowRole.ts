import type { Db } from "../../storage/db.ts";
import { selectCollaboratorRole, selectCollaborators } from "../../storage/queries/collaborators.ts";
import {
  selectDecision,
  selectDecisionsAbout,
  selectDecisionsFor,
  type WorkflowKey,
} from "../../storage/queries/workflowCollaborators.ts";
import type { CollaboratorRole } from "../../storage/tables/appCollaborators.ts";
import type { ReadContext } from "../context.ts";

export type { WorkflowKey } from "../../storage/queries/workflowCollaborators.ts";

/**
 * What a person may do with the triggers and runs of a workflow in a workspace: what the app lets its collaborators do, unless
 * an administrator has added the person to the workflow or removed them from it.
 */
export async function workflowRole(db: Db, key: WorkflowKey, userId: string): Promise<CollaboratorRole | undefined> {
  const decision = await selectDecision(db, key, userId);
  if (decision === undefined) return selectCollaboratorRole(db, key.appId, userId);
  return decision === "added" ? "owner" : undefined;
}

export interface WorkflowPerson {
  readonly userId: string;
  readonly role: CollaboratorRole;
}

/** Everybody who works on a workflow in a workspace: the collaborators of its app come first. */
export async function workflowPeople(db: Db, key: WorkflowKey): Promise<WorkflowPerson[]> {
  const decisions = await selectDecisionsAbout(db, key);
  const decided = new Set(decisions.map(({ user_id: id }) => id));
  const ofApp = (await selectCollaborators(db, key.appId)).filter(({ user_id: id }) => !decided.has(id));
  const added = decisions.filter(({ is_added: isAdded }) => isAdded === 1);
  return [
    ...ofApp.map(({ user_id: userId, role }) => ({ userId, role })),
    ...added.map(({ user_id: userId }) => ({ userId, role: "owner" as const })),
  ];
}

/** The workflows to which administrators of the caller's workspace have added the caller, and from which they have removed them. */
export async function decidedWorkflows({ db, caller }: ReadContext): Promise<{
  readonly added: readonly WorkflowKey[];
  readonly removed: readonly WorkflowKey[];
}> {
  const rows = await selectDecisionsFor(db, caller.teamId, caller.userId);
  const keysOf = (isAdded: number) =>
    rows
      .filter((row) => row.is_added === isAdded)
      .map(({ app_id: appId, team_id: teamId, workflow }) => ({ appId, teamId, workflow }));
  return { added: keysOf(1), removed: keysOf(0) };
}
