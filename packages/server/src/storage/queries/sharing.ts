import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ChannelRow } from "../tables/channels.ts";
import type { ChannelTeamsTable } from "../tables/channelTeams.ts";
import type { TeamRow } from "../tables/teams.ts";

/** Whether a workspace has the shared channel that `channels` names. */
export const isSharedChannelOf = (teamId: string): RawBuilder<boolean> => sql<boolean>`(
  channels.team_id = ${teamId} or exists (
    select 1 from channel_teams t where t.channel_key = channels.key and t.team_id = ${teamId}))`;

/** Tells whether the workspace was not in it before. */
export async function insertChannelTeam(tx: Tx, row: Insertable<ChannelTeamsTable>): Promise<boolean> {
  const added = await tx
    .insertInto("channel_teams")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "team_id"]).doNothing())
    .returning("team_id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteChannelTeam(tx: Tx, channelKey: number, teamId: string): Promise<void> {
  await tx.deleteFrom("channel_teams").where("channel_key", "=", channelKey).where("team_id", "=", teamId).execute();
}

/** The workspaces that a channel is shared with, in the order in which they came. */
export function selectChannelTeams(db: Db, channelKey: number): Promise<TeamRow[]> {
  return db
    .selectFrom("channel_teams")
    .innerJoin("teams", "teams.id", "channel_teams.team_id")
    .selectAll("teams")
    .where("channel_teams.channel_key", "=", channelKey)
    .orderBy("channel_teams.since_ms")
    .orderBy("teams.id")
    .execute();
}

/** Whether the people of a workspace may post in a channel of another one, but not invite. */
export async function selectIsLimited(db: Db, channelKey: number, teamId: string): Promise<boolean> {
  const row = await db
    .selectFrom("channel_teams")
    .select("is_limited")
    .where("channel_key", "=", channelKey)
    .where("team_id", "=", teamId)
    .executeTakeFirst();
  return row?.is_limited === 1;
}

export async function updateIsLimited(tx: Tx, channelKey: number, teamId: string, isLimited: boolean): Promise<void> {
  await tx
    .updateTable("channel_teams")
    .set({ is_limited: isLimited ? 1 : 0 })
    .where("channel_key", "=", channelKey)
    .where("team_id", "=", teamId)
    .execute();
}

/** The shared channels that a workspace has a part in, at home or not. */
export function selectSharedChannelsOf(db: Db, teamId: string): Promise<ChannelRow[]> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("sharing", "is not", null)
    .where((channel) =>
      channel.or([
        channel("team_id", "=", teamId),
        channel("key", "in", (shared) =>
          shared.selectFrom("channel_teams").select("channel_key").where("team_id", "=", teamId),
        ),
      ]),
    )
    .orderBy("key")
    .execute();
}

/** Those that an org, or a workspace outside any, is connected with. */
export async function selectConnections(db: Db, partyId: string): Promise<string[]> {
  const rows = await db.selectFrom("connections").select("other_id").where("party_id", "=", partyId).execute();
  return rows.map((row) => row.other_id);
}

/** The people in a channel whom only this one workspace connects with it. */
export async function selectMembersThrough(db: Db, channelKey: number, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("channel_members")
    .innerJoin("channels", "channels.key", "channel_members.channel_key")
    .innerJoin("memberships", "memberships.user_id", "channel_members.user_id")
    .select("memberships.user_id as id")
    .where("channel_members.channel_key", "=", channelKey)
    .where("memberships.team_id", "=", teamId)
    .where((member) =>
      member.not(
        member.exists(
          member
            .selectFrom("memberships as other")
            .leftJoin("channel_teams as shared", (join) =>
              join.onRef("shared.channel_key", "=", "channels.key").onRef("shared.team_id", "=", "other.team_id"),
            )
            .select("other.user_id")
            .whereRef("other.user_id", "=", "channel_members.user_id")
            .where("other.team_id", "<>", teamId)
            .where("other.deactivated_ms", "is", null)
            .where((way) =>
              way.or([way("other.team_id", "=", way.ref("channels.team_id")), way("shared.team_id", "is not", null)]),
            ),
        ),
      ),
    )
    .orderBy("memberships.user_id")
    .execute();
  return rows.map((row) => row.id);
}

/** Whether a person meets another one in a shared channel that their workspace has. */
export async function selectMeetInShared(
  db: Db,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  otherId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("channel_members as own")
    .innerJoin("channel_members as other", "other.channel_key", "own.channel_key")
    .innerJoin("channels", "channels.key", "own.channel_key")
    .select("channels.key")
    .where("own.user_id", "=", userId)
    .where("other.user_id", "=", otherId)
    .where("channels.sharing", "is not", null)
    .where(isSharedChannelOf(teamId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on the two share channels; they may have done so before. */
export async function insertConnection(tx: Tx, one: string, other: string, nowMs: number): Promise<void> {
  await tx
    .insertInto("connections")
    .values([
      { party_id: one, other_id: other, since_ms: nowMs },
      { party_id: other, other_id: one, since_ms: nowMs },
    ])
    .onConflict((conflict) => conflict.columns(["party_id", "other_id"]).doNothing())
    .execute();
}

export async function selectIsConnected(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom("connections")
    .select("since_ms")
    .where("party_id", "=", one)
    .where("other_id", "=", other)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on the two are strangers. */
export async function deleteConnection(tx: Tx, one: string, other: string): Promise<void> {
  await tx
    .deleteFrom("connections")
    .where((row) =>
      row.or([
        row.and([row("party_id", "=", one), row("other_id", "=", other)]),
        row.and([row("party_id", "=", other), row("other_id", "=", one)]),
      ]),
    )
    .execute();
}

/** The workspaces of an org, or the one workspace that is a party itself. */
export function selectTeamsOfParty(db: Db, partyId: string): Promise<TeamRow[]> {
  return db
    .selectFrom("teams")
    .selectAll()
    .where((team) => team.or([team("org_id", "=", partyId), team("id", "=", partyId)]))
    .where("deleted_ms", "is", null)
    .orderBy("id")
    .execute();
}
