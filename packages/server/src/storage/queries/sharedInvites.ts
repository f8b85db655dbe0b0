import { limits } from "@platform/protocol";
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
    .where("status", "not in", ["requested", "denied"])
    .where("id", ">", where.afterId)
    .orderBy("id")
    .limit(where.limit)
    .execute();
}

export interface RequestPage {
  readonly teamId: string;
  readonly includeApproved: boolean;
  readonly includeDenied: boolean;
  readonly includeExpired: boolean;
  readonly inviteIds: readonly string[] | undefined;
  readonly userId: string | undefined;
  readonly nowMs: number;
  readonly afterId: string;
  readonly limit: number;
}

/** Requests of a workspace by id: those that wait for a review, and the others that the caller wants. */
export function selectRequests(db: Db, page: RequestPage): Promise<SharedInviteRow[]> {
  const oldestMs = page.nowMs - limits.shared_invite_life_s * 1000;
  let query = db
    .selectFrom("shared_invites")
    .selectAll()
    .where("team_id", "=", page.teamId)
    .where("is_request", "=", 1)
    .where("id", ">", page.afterId)
    .where((invite) =>
      invite.or([
        invite.and([invite("status", "=", "requested"), invite("created_ms", ">=", oldestMs)]),
        ...(page.includeExpired
          ? [invite.and([invite("status", "=", "requested"), invite("created_ms", "<", oldestMs)])]
          : []),
        ...(page.includeDenied ? [invite("status", "=", "denied")] : []),
        ...(page.includeApproved ? [invite("status", "not in", ["requested", "denied"])] : []),
      ]),
    )
    .orderBy("id")
    .limit(page.limit);
  if (page.userId !== undefined) query = query.where("inviter_id", "=", page.userId);
  if (page.inviteIds !== undefined) query = query.where("id", "in", page.inviteIds.length > 0 ? page.inviteIds : [""]);
  return query.execute();
}
