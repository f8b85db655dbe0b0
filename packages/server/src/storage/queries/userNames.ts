import type { Db } from "../db.ts";
import { usersIn } from "./users.ts";

/** Parameters of one statement are limited. */
const batch = 500;

/** The full names of people of a workspace, by their ids. */
export async function selectUserNames(
  db: Db,
  teamId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let from = 0; from < userIds.length; from += batch) {
    const rows = await usersIn(db)
      .where("memberships.team_id", "=", teamId)
      .where("users.id", "in", userIds.slice(from, from + batch))
      .execute();
    for (const row of rows) names.set(row.id, row.real_name || row.name);
  }
  return names;
}

/** What these people are called in a workspace; people of another one, in a shared conversation, by their full name. */
export async function selectShownNames(
  db: Db,
  teamId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let from = 0; from < userIds.length; from += batch) {
    const rows = await db
      .selectFrom("users")
      .leftJoin("memberships", (join) =>
        join.onRef("memberships.user_id", "=", "users.id").on("memberships.team_id", "=", teamId),
      )
      .select(["users.id", "users.real_name", "memberships.display_name", "memberships.name"])
      .where("users.id", "in", userIds.slice(from, from + batch))
      .execute();
    for (const row of rows) names.set(row.id, row.display_name || row.real_name || row.name || row.id);
  }
  return names;
}
