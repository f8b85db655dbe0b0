import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { WorkflowCollaboratorsTable } from "../tables/workflowCollaborators.ts";

/** A workflow in one of the workspaces where its app is installed. */
export interface WorkflowKey {
  readonly appId: string;
  readonly teamId: string;
  /** Its callback id. */
  readonly workflow: string;
}

const selectOne = readStatement<
  [appId: string, workflow: string, teamId: string, userId: string],
  { is_added: number }
>(
  `select is_added from workflow_collaborators
    where app_id = $1 and workflow = $2 and team_id = $3 and user_id = $4`,
);

/** Whether an administrator has added or removed a person; nothing when none has decided. */
export async function selectDecision(
  db: Db,
  { appId, workflow, teamId }: WorkflowKey,
  userId: string,
): Promise<"added" | "removed" | undefined> {
  const [row] = await selectOne(db, appId, workflow, teamId, userId);
  if (!row) return undefined;
  return row.is_added === 1 ? "added" : "removed";
}

/** The decisions about a workflow in a workspace, without people who have left it, in the order in which they were made. */
export function selectDecisionsAbout(
  db: Db,
  { appId, workflow, teamId }: WorkflowKey,
): Promise<WorkflowCollaboratorsTable[]> {
  return db
    .selectFrom("workflow_collaborators as c")
    .innerJoin("memberships", (join) =>
      join.onRef("memberships.team_id", "=", "c.team_id").onRef("memberships.user_id", "=", "c.user_id"),
    )
    .selectAll("c")
    .where("c.app_id", "=", appId)
    .where("c.workflow", "=", workflow)
    .where("c.team_id", "=", teamId)
    .where((row) => row.or([row("memberships.deactivated_ms", "is", null), row("c.is_added", "=", 0)]))
    .orderBy("c.decided_ms")
    .orderBy("c.user_id")
    .execute();
}

/** The decisions about a person in a workspace. */
export function selectDecisionsFor(db: Db, teamId: string, userId: string): Promise<WorkflowCollaboratorsTable[]> {
  return db
    .selectFrom("workflow_collaborators")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
}

export async function upsertDecision(tx: Tx, row: WorkflowCollaboratorsTable): Promise<void> {
  const { is_added, decided_ms } = row;
  await tx
    .insertInto("workflow_collaborators")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["app_id", "workflow", "team_id", "user_id"]).doUpdateSet({ is_added, decided_ms }),
    )
    .execute();
}

export async function deleteDecision(tx: Tx, { appId, workflow, teamId }: WorkflowKey, userId: string): Promise<void> {
  await tx
    .deleteFrom("workflow_collaborators")
    .where("app_id", "=", appId)
    .where("workflow", "=", workflow)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
}
