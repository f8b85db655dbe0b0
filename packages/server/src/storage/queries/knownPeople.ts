import { sql } from "kysely";
import type { Db } from "../db.ts";
import { rowsPerStatement } from "../statement.ts";
import { isSharedChannelOf } from "./sharing.ts";

/** Those of these people who are active in the workspace, or with the person in a shared channel that the workspace has. */
export async function selectKnownPeople(
  db: Db,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  ids: readonly string[],
): Promise<string[]> {
  const known: string[] = [];
  for (let at = 0; at < ids.length; at += rowsPerStatement) {
    const rows = await db
      .selectFrom("users")
      .select("users.id")
      .where("users.id", "in", ids.slice(at, at + rowsPerStatement))
      .where((user) =>
        user.or([
          user.exists(
            user
              .selectFrom("memberships")
              .select("memberships.user_id")
              .where("memberships.team_id", "=", teamId)
              .where("memberships.deactivated_ms", "is", null)
              .whereRef("memberships.user_id", "=", "users.id"),
          ),
          user.exists(
            user
              .selectFrom("channel_members as own")
              .innerJoin("channel_members as other", "other.channel_key", "own.channel_key")
              .innerJoin("channels", "channels.key", "own.channel_key")
              .select("channels.key")
              .where("own.user_id", "=", userId)
              .whereRef("other.user_id", "=", "users.id")
              .where("channels.sharing", "is not", null)
              .where(isSharedChannelOf(teamId)),
          ),
        ]),
      )
      .execute();
    known.push(...rows.map((row) => row.id));
  }
  return known;
}

/** The organizations in which an active person has confirmed this address. A workspace outside any org is one itself. */
export async function selectPartiesOfEmail(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .select(["teams.id", "teams.org_id"])
    .distinct()
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where("users.email_verified_ms", "is not", null)
    .where("users.bot_id", "is", null)
    .where("memberships.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .execute();
  return [...new Set(rows.map((row) => row.org_id ?? row.id))];
}
