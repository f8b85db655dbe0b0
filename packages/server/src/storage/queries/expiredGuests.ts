import { sql } from "kysely";
import type { Db } from "../db.ts";
import type { UserRow } from "../tables/memberships.ts";
import { usersIn } from "./users.ts";

const expired = (db: Db, nowMs: number) =>
  usersIn(db).where("memberships.expires_ms", "<=", nowMs).where("memberships.deactivated_ms", "is", null);

/**
 * Workspaces with guests who are still active although their time is over, without those where a job is at it or has
 * failed since: one that fails is not started again every minute.
 */
export async function selectTeamsWithExpiredGuests(
  db: Db,
  where: { readonly nowMs: number; readonly kind: string; readonly failedSinceMs: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .select("memberships.team_id")
    .distinct()
    .where("memberships.expires_ms", "<=", where.nowMs)
    .where("memberships.deactivated_ms", "is", null)
    .where(({ not, exists, selectFrom, or }) =>
      not(
        exists(
          selectFrom("jobs")
            .select(sql`1`.as("one"))
            .whereRef("jobs.team_id", "=", "memberships.team_id")
            .where("jobs.kind", "=", where.kind)
            .where((job) =>
              or([
                job("jobs.due_ms", "is not", null),
                job.and([job("jobs.failed", ">", 0), job("jobs.created_ms", ">", where.failedSinceMs)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("memberships.team_id")
    .limit(where.limit)
    .execute();
  return rows.map((row) => row.team_id);
}

/** The expired guests of a workspace, the earliest first. */
export function selectExpiredGuests(
  db: Db,
  where: { readonly teamId: string; readonly nowMs: number; readonly limit: number },
): Promise<UserRow[]> {
  return expired(db, where.nowMs)
    .where("memberships.team_id", "=", where.teamId)
    .orderBy("memberships.expires_ms")
    .orderBy("memberships.user_id")
    .limit(where.limit)
    .execute();
}

/** One of them, unless the guest was deactivated or has got more time. */
export function selectExpiredGuest(
  db: Db,
  where: { readonly teamId: string; readonly userId: string; readonly nowMs: number },
): Promise<UserRow | undefined> {
  return expired(db, where.nowMs)
    .where("memberships.team_id", "=", where.teamId)
    .where("memberships.user_id", "=", where.userId)
    .executeTakeFirst();
}
