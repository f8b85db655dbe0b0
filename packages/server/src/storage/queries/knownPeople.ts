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
