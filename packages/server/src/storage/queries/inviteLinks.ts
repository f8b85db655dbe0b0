import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { InviteLinkRow, InviteLinksTable } from "../tables/inviteLinks.ts";

export async function insertInviteLink(tx: Tx, row: Insertable<InviteLinksTable>): Promise<void> {
  await tx.insertInto("invite_links").values(row).execute();
}

export function selectInviteLink(db: Db, id: string): Promise<InviteLinkRow | undefined> {
  return db.selectFrom("invite_links").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Links that are still valid, the latest first. */
export function selectLiveInviteLinks(db: Db, teamId: string, nowMs: number): Promise<InviteLinkRow[]> {
  return db
    .selectFrom("invite_links")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("revoked_ms", "is", null)
    .where("expires_ms", ">", nowMs)
    .where("uses_left", ">", 0)
    .orderBy("created_ms", "desc")
    .orderBy("id")
    .execute();
}

export async function updateInviteLinkRevoked(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.updateTable("invite_links").set({ revoked_ms: nowMs }).where("id", "=", id).execute();
}

export async function updateInviteLinksOfInviterRevoked(
  tx: Tx,
  { teamId, inviterId, nowMs }: { readonly teamId: string; readonly inviterId: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .updateTable("invite_links")
    .set({ revoked_ms: nowMs })
    .where("team_id", "=", teamId)
    .where("inviter_id", "=", inviterId)
    .where("revoked_ms", "is", null)
    .execute();
}

/** Takes one use; false if another call took the last one, or the link ended meanwhile. */
export async function takeInviteLinkUse(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("invite_links")
    .set((link) => ({ uses_left: link("uses_left", "-", 1) }))
    .where("id", "=", id)
    .where("uses_left", ">", 0)
    .where("revoked_ms", "is", null)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
