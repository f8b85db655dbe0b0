import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { InviteStatus, SharedInviteRow, SharedInvitesTable } from "../tables/sharedInvites.ts";

export async function insertInvite(tx: Tx, row: Insertable<SharedInvitesTable>): Promise<void> {
  await tx.insertInto("shared_invites").values(row).execute();
}

export function selectInvite(db: Db, id: string): Promise<SharedInviteRow | undefined> {
  return db.selectFrom("shared_invites").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The invite as it is then, or nothing when it was not in one of these states any more: of two at once, one changes it. */
export function updateInvite(
  tx: Tx,
  id: string,
  from: readonly InviteStatus[],
  change: Updateable<SharedInvitesTable>,
): Promise<SharedInviteRow | undefined> {
  return tx
    .updateTable("shared_invites")
    .set(change)
    .where("id", "=", id)
    .where("status", "in", from)
    .returningAll()
    .executeTakeFirst();
}

/** Invites that a workspace has sent or accepted, by id. */
export function selectInvites(
  db: Db,
  where: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<SharedInviteRow[]> {
  return db
    .selectFrom("shared_invites")
    .selectAll()
    .where((invite) =>
      invite.or([invite("team_id", "=", where.teamId), invite("accepting_team_id", "=", where.teamId)]),
    )
    .where("id", ">", where.afterId)
    .orderBy("id")
    .limit(where.limit)
    .execute();
}
