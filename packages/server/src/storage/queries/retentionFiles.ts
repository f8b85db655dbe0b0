import type { Db } from "../db.ts";
import { slowStatement } from "../statement.ts";
import type { PreviewRow } from "./retentionRules.ts";
import { heldCondition } from "./legalHolds.ts";

const ofShare = heldCondition({ channelKey: "s.channel_key", kind: "c.kind", ts: "s.ts", author: "s.user_id" });

const count = slowStatement<[scopeId: string, beforeMs: number, isBinding: number], PreviewRow>(
  `select count(*) as total, sum(case when exists (
      select 1 from legal_holds h join legal_hold_entities e on e.hold_id = h.id
      where h.released_ms is null and e.user_id = f.user_id and h.restriction = 'NO_RESTRICTION'
        and (h.from_ms is null or f.created_ms >= h.from_ms) and (h.to_ms is null or f.created_ms < h.to_ms))
    or exists (select 1 from file_shares s join channels c on c.key = s.channel_key
      where s.file_id = f.id and ${ofShare}) then 1 else 0 end) as held,
    0 as channels, min(f.created_ms) * 1000 as min_ts, max(f.created_ms) * 1000 as max_ts
  from files f join teams t on t.id = f.team_id
  where f.deleted_ms is null and f.kind in ('hosted', 'snippet') and f.created_ms < $2
    and (f.team_id = $1 or t.org_id = $1)
    and ($3 = 1 or not exists (select 1 from retention_rules r
      where r.scope_id = f.team_id and r.scope_id <> $1 and r.kind = 'files'))`,
);

/** Uploaded files that are older than the cutoff where the rule of a workspace or an org is in effect. */
export async function countOldFiles(
  db: Db,
  scopeId: string,
  beforeMs: number,
  isBinding: number,
): Promise<PreviewRow | undefined> {
  return (await count(db, scopeId, beforeMs, isBinding))[0];
}
