import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";

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
 * restricted. Bots first. A token of a bot may be org-wide; what a person grants holds in one workspace.
 */
const selectByTeam = readStatement<[teamId: string], SubscriberRow>(`
  select a.id as app_id, a.manifest, g.kind, g.user_id, g.scopes, i.org_id as installed_org_id, t.org_id
  from installations i join apps a on a.id = i.app_id join grants g on g.installation_id = i.id
  join teams t on t.id = $1
  left join installation_teams granted on granted.installation_id = i.id and granted.team_id = $1
  left join app_resolutions r on r.app_id = a.id and r.team_id = $1
  where i.removed_ms is null and a.deleted_ms is null and a.events_off_ms is null and t.deleted_ms is null
    and (r.resolution is null or r.resolution <> 'restricted')
    and g.revoked_ms is null and g.kind in ('bot', 'user') and (g.kind = 'bot' or g.team_id = $1)
    and ((i.org_id is null and i.team_id = $1) or (i.org_id is not null and granted.team_id is not null))
  order by g.kind, g.id`);

/** Hot: read after every post. The query builder alone took longer than the database. */
export function selectSubscribers(db: Db, teamId: string): Promise<SubscriberRow[]> {
  return selectByTeam(db, teamId);
}
