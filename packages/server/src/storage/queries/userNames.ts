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
