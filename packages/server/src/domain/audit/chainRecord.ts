import { createHash } from "node:crypto";
import type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";

/** An entry as it is hashed and exported: everything but the key of its row, in this order. */
export interface ChainRecord {
  readonly sequence: number;
  readonly [field: string]: unknown;
}

/** What a chain begins with, before its first entry. */
export const firstHash = "0".repeat(64);

export function recordOf(row: AuditEntryRow, sequence: number): ChainRecord {
  return {
    sequence,
    chain_id: row.chain_id,
    uid: row.uid,
    at_ms: row.at_ms,
    action: row.action,
    method: row.method,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_email: row.actor_email,
    app_id: row.app_id,
    app_name: row.app_name,
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity: parsed(row.entity),
    org_id: row.org_id,
    team_id: row.team_id,
    team_name: row.team_name,
    team_domain: row.team_domain,
    address: row.address,
    client: row.client,
    session_id: row.session_id,
    details: parsed(row.details),
  };
}

/** JSON that is not as the platform writes it stays a text: then it is hashed as it is, to the last space. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : text;
  } catch {
    return text;
  }
}

/** The hash of an entry covers all entries before it. */
export function chainHash(previous: string, record: ChainRecord): string {
  return createHash("sha256")
    .update(`${previous}\n${JSON.stringify(record)}`)
    .digest("hex");
}
