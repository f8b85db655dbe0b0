import type { Db } from "../db.ts";
import type { GrantRow } from "../tables/grants.ts";

export interface AuthorizationRange {
  readonly appId: string;
  readonly teamId: string;
  /** Only those whose bot or person is in it. */
  readonly channelId: string | undefined;
  readonly afterId: string;
  readonly limit: number;
}

export interface AuthorizationRow extends Pick<GrantRow, "id" | "kind" | "user_id"> {
  /** Set when it is installed for the org. */
  readonly installed_org_id: string | null;
}

/**
 * The bot and the people on whose behalf an app acts in a workspace now, by the ids of their grants: of an app that is
 * installed there, or for its org and granted it.
 */
export function selectAuthorizations(db: Db, where: AuthorizationRange): Promise<AuthorizationRow[]> {
  const query = db
    .selectFrom("grants")
    .innerJoin("installations", "installations.id", "grants.installation_id")
    .leftJoin("installation_teams as granted", (join) =>
      join.onRef("granted.installation_id", "=", "installations.id").on("granted.team_id", "=", where.teamId),
    )
    .select(["grants.id", "grants.kind", "grants.user_id", "installations.org_id as installed_org_id"])
    .where("installations.app_id", "=", where.appId)
    .where((or) =>
      or.or([
        or.and([or("installations.org_id", "is", null), or("installations.team_id", "=", where.teamId)]),
        or.and([or("installations.org_id", "is not", null), or("granted.team_id", "is not", null)]),
      ]),
    )
    .where("installations.removed_ms", "is", null)
    .where("grants.revoked_ms", "is", null)
    .where("grants.kind", "in", ["bot", "user"])
    // A token of a bot may be org-wide; what a person grants holds in one workspace.
    .where((or) => or.or([or("grants.kind", "=", "bot"), or("grants.team_id", "=", where.teamId)]))
    .where("grants.id", ">", where.afterId)
    .orderBy("grants.id")
    .limit(where.limit);
  const { channelId } = where;
  if (channelId === undefined) return query.execute();
  return query
    .where("grants.user_id", "in", (members) =>
      members
        .selectFrom("channel_members")
        .innerJoin("channels", "channels.key", "channel_members.channel_key")
        .select("channel_members.user_id")
        .where("channels.id", "=", channelId),
    )
    .execute();
}
