import type { Db, Tx } from "../db.ts";
import { readStatement, slowStatement } from "../statement.ts";
import type { ChannelRow } from "../tables/channels.ts";
import type { RetentionKind, RetentionRuleRow } from "../tables/retentionRules.ts";
import { heldCondition } from "./legalHolds.ts";

const selectOf = readStatement<[scopeId: string, kind: RetentionKind], RetentionRuleRow>(
  "select * from retention_rules where scope_id = $1 and kind = $2",
);

export async function selectRule(db: Db, scopeId: string, kind: RetentionKind): Promise<RetentionRuleRow | undefined> {
  return (await selectOf(db, scopeId, kind))[0];
}

/**
 * The rules of an org with its workspaces, or of one workspace, and those of their channels. Ids of workspaces sort behind
 * those of channels, and come first here: thousands of channels must not hide the rules that apply to all of them.
 */
export function selectRules(
  db: Db,
  scope: { readonly orgId?: string | undefined; readonly teamId: string },
  page: { readonly after: readonly [scopeId: string, kind: RetentionKind] | undefined; readonly limit: number },
): Promise<RetentionRuleRow[]> {
  const { orgId, teamId } = scope;
  const { after } = page;
  return db
    .selectFrom("retention_rules")
    .selectAll()
    .where((row) => {
      const teams = row.selectFrom("teams").select("teams.id");
      const ofScope = orgId === undefined ? teams.where("id", "=", teamId) : teams.where("org_id", "=", orgId);
      const channels = row.selectFrom("channels").select("channels.id").where("team_id", "in", ofScope);
      const either = [row("scope_id", "in", ofScope), row("scope_id", "in", channels)];
      return row.or(orgId === undefined ? either : [row("scope_id", "=", orgId), ...either]);
    })
    .$if(after !== undefined, (query) =>
      query.where((row) => {
        const [scopeId = "", kind = "channel"] = after ?? [];
        return row.or([
          row("scope_id", "<", scopeId),
          row.and([row("scope_id", "=", scopeId), row("kind", ">", kind)]),
        ]);
      }),
    )
    .orderBy("scope_id", "desc")
    .orderBy("kind")
    .limit(page.limit)
    .execute();
}

export async function upsertRule(tx: Tx, row: RetentionRuleRow): Promise<void> {
  const { scope_id: _scope, kind: _kind, ...change } = row;
  await tx
    .insertInto("retention_rules")
    .values(row)
    .onConflict((on) => on.columns(["scope_id", "kind"]).doUpdateSet(change))
    .execute();
}

export async function updateConfirmed(tx: Tx, rule: RetentionRuleRow, confirmedMs: number): Promise<void> {
  await tx
    .updateTable("retention_rules")
    .set({ confirmed_ms: confirmedMs })
    .where("scope_id", "=", rule.scope_id)
    .where("kind", "=", rule.kind)
    .execute();
}

/** Whether there was one. */
export async function deleteRule(tx: Tx, scopeId: string, kind: RetentionKind): Promise<boolean> {
  const gone = await tx
    .deleteFrom("retention_rules")
    .where("scope_id", "=", scopeId)
    .where("kind", "=", kind)
    .returning("scope_id")
    .execute();
  return gone.length > 0;
}

/** A conversation whose messages a rule may cover. */
export type RetainedChannel = Pick<ChannelRow, "key" | "id" | "team_id" | "kind" | "sharing"> & {
  readonly org_id: string | null;
};

/** The next conversation for which a confirmed rule may be in effect, by key. An empty scope is everything. */
export const selectNextRetained = readStatement<[afterKey: number, scopeId: string], RetainedChannel>(
  `select c.key, c.id, c.team_id, c.kind, c.sharing, t.org_id from channels c join teams t on t.id = c.team_id
  where c.key > $1 and c.kind <> 'record' and ($2 = '' or c.team_id = $2 or t.org_id = $2)
    and exists (select 1 from retention_rules r where r.confirmed_ms is not null and (
      r.scope_id = c.id or r.scope_id = c.team_id or r.scope_id = t.org_id
      or (c.sharing is not null and r.scope_id in (
        select s.team_id from channel_teams s where s.channel_key = c.key
        union select o.org_id from channel_teams s join teams o on o.id = s.team_id where s.channel_key = c.key))))
  order by c.key limit 1`,
);

/** The workspaces that a conversation is shared with. */
export const selectSharingTeams = readStatement<[channelKey: number], { team_id: string; org_id: string | null }>(
  `select s.team_id, t.org_id from channel_teams s join teams t on t.id = s.team_id
  where s.channel_key = $1 order by s.team_id`,
);

export interface PreviewRow {
  readonly total: number;
  readonly held: number | null;
  readonly channels: number;
  readonly min_ts: number | null;
  readonly max_ts: number | null;
}

const held = heldCondition({ channelKey: "m.channel_key", kind: "c.kind", ts: "m.ts", author: "m.user_id" });
const counts = `select count(*) as total, sum(case when ${held} then 1 else 0 end) as held,
  count(distinct m.channel_key) as channels, min(m.ts) as min_ts, max(m.ts) as max_ts
  from messages m join channels c on c.key = m.channel_key join teams t on t.id = c.team_id
  where m.ts < $2 and (m.subtype is null or m.subtype <> 'tombstone')`;

/** What is older than the cutoff in one channel. */
export const countOldInChannel = slowStatement<[channelId: string, cutoffTs: number], PreviewRow>(
  `${counts} and c.id = $1`,
);

/** The same where the rule of a workspace or an org is in effect: not where a more specific one is. */
export const countOldInScope = slowStatement<
  [scopeId: string, cutoffTs: number, kind: RetentionKind, isBinding: number],
  PreviewRow
>(
  `${counts} and (c.team_id = $1 or t.org_id = $1)
    and case c.kind when 'im' then 'direct' when 'mpim' then 'direct' else c.kind end = $3
    and ($4 = 1 or not exists (select 1 from retention_rules r where
      (r.scope_id = c.id and r.kind = 'channel') or (r.scope_id = c.team_id and r.scope_id <> $1 and r.kind = $3)))`,
);
