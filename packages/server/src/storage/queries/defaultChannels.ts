import type { Db } from "../db.ts";
import type { ChannelRow } from "../tables/channels.ts";
import { selectTeam } from "./teams.ts";

/**
 * The channels that new members of a workspace join: the general one and those that administrators chose, as far as they are
 * still public and not archived. By key, so that concurrent joins lock them in one order.
 */
export async function selectDefaultChannels(db: Db, teamId: string): Promise<ChannelRow[]> {
  const team = await selectTeam(db, teamId);
  const chosen = JSON.parse(team?.default_channels ?? "[]") as string[];
  return db
    .selectFrom("channels")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("is_archived", "=", 0)
    .where((is) =>
      is.or([is("is_general", "=", 1), is.and([is("kind", "=", "public"), is("id", "in", ["", ...chosen])])]),
    )
    .orderBy("key")
    .execute();
}

/** Those of the ids that are channels of the workspace. */
export async function selectChannelsByIds(db: Db, teamId: string, ids: readonly string[]): Promise<ChannelRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("channels").selectAll().where("team_id", "=", teamId).where("id", "in", ids).execute();
}
