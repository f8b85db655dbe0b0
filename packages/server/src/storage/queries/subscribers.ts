import type { Db } from "../db.ts";

/** A live authorization of an app in a workspace, with the app's subscriptions. */
export interface SubscriberRow {
  readonly app_id: string;
  readonly manifest: string;
  readonly kind: string;
  readonly user_id: string;
  readonly scopes: string;
  /** Set when it is installed for the org. */
  readonly installed_org_id: string | null;
  readonly org_id: string | null;
}

/**
 * On whose behalf apps act in a workspace now: installed there, or for its org and granted it, and not
 * restricted. Bots first.
 */
export async function selectSubscribers(db: Db, teamId: string): Promise<SubscriberRow[]> {
  const rows = await db
    .selectFrom("installations as i")
    .innerJoin("apps as a", "a.id", "i.app_id")
    .innerJoin("grants as g", "g.installation_id", "i.id")
    .innerJoin("teams as t", (join) => join.on("t.id", "=", teamId))
    .leftJoin("installation_teams as granted", (join) =>
      join.onRef("granted.installation_id", "=", "i.id").on("granted.team_id", "=", teamId),
    )
    .leftJoin("app_resolutions as r", (join) => join.onRef("r.app_id", "=", "a.id").on("r.team_id", "=", teamId))
    .select(["a.id as app_id", "a.manifest", "g.kind", "g.user_id", "g.scopes", "i.org_id as installed_org_id"])
    .select("t.org_id")
    .where("i.removed_ms", "is", null)
    .where("a.deleted_ms", "is", null)
    .where("a.events_off_ms", "is", null)
    .where("t.deleted_ms", "is", null)
    .where((or) => or.or([or("r.resolution", "is", null), or("r.resolution", "!=", "restricted")]))
    .where("g.revoked_ms", "is", null)
    .where("g.kind", "in", ["bot", "user"])
    // A token of a bot may be org-wide; what a person grants holds in one workspace.
    .where((or) => or.or([or("g.kind", "=", "bot"), or("g.team_id", "=", teamId)]))
    .where((or) =>
      or.or([
        or.and([or("i.org_id", "is", null), or("i.team_id", "=", teamId)]),
        or.and([or("i.org_id", "is not", null), or("granted.team_id", "is not", null)]),
      ]),
    )
    .orderBy("g.kind")
    .orderBy("g.id")
    .execute();
  return rows;
}
