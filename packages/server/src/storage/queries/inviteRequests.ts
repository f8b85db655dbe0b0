import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { InviteRequestRow, InviteRequestsTable, InviteRequestStatus } from "../tables/inviteRequests.ts";

export async function insertInviteRequest(tx: Tx, row: Insertable<InviteRequestsTable>): Promise<void> {
  await tx.insertInto("invite_requests").values(row).execute();
}

export async function updateInviteRequest(tx: Tx, id: string, change: Updateable<InviteRequestsTable>): Promise<void> {
  await tx.updateTable("invite_requests").set(change).where("id", "=", id).execute();
}

export async function deleteInviteRequest(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("invite_requests").where("id", "=", id).execute();
}

/** Also one that has expired and was not swept yet. */
export function selectPendingInviteRequest(
  db: Db,
  teamId: string,
  email: string,
): Promise<InviteRequestRow | undefined> {
  return db
    .selectFrom("invite_requests")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("email", "=", email)
    .where("status", "=", "pending")
    .executeTakeFirst();
}

export function selectInviteRequest(db: Db, id: string, nowMs: number): Promise<InviteRequestRow | undefined> {
  return db
    .selectFrom("invite_requests")
    .selectAll()
    .where("id", "=", id)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Whether this decided it: of two administrators at once, one does. */
export async function decideInviteRequest(
  tx: Tx,
  id: string,
  decision: Pick<InviteRequestRow, "status" | "decider_id" | "decided_ms" | "expires_ms" | "invite_id">,
): Promise<boolean> {
  const decided = await tx
    .updateTable("invite_requests")
    .set(decision)
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}

/** The requests of a workspace, by id. */
export function selectInviteRequests(
  db: Db,
  where: {
    readonly teamId: string;
    readonly status: InviteRequestStatus;
    readonly nowMs: number;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<InviteRequestRow[]> {
  return db
    .selectFrom("invite_requests")
    .selectAll()
    .where("team_id", "=", where.teamId)
    .where("status", "=", where.status)
    .where("expires_ms", ">", where.nowMs)
    .where("id", ">", where.afterId)
    .orderBy("id")
    .limit(where.limit)
    .execute();
}
