import { writeCsv } from "../workflows/writeCsv.ts";
import type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";
import { recordOf } from "./chainRecord.ts";
import type { SignedExport } from "./signExport.ts";

type SealedRow = AuditEntryRow & { readonly sequence: number };

/** The first line of a chain in an export as JSON lines. The checkpoint comes first, so that a cut end is noticed. */
export function headLine({ start, checkpoint }: SignedExport): string {
  return `${JSON.stringify({ type: "audit_chain", version: 1, start, checkpoint })}\n`;
}

export function entryLine(row: SealedRow): string {
  return `${JSON.stringify({ record: recordOf(row, row.sequence), hash: row.hash })}\n`;
}

export const csvHead = writeCsv([
  [
    "sequence",
    "id",
    "date",
    "action",
    "method",
    "actor_id",
    "actor_name",
    "actor_email",
    "entity_type",
    "entity_id",
    "entity",
    "workspace_id",
    "workspace",
    "app",
    "ip_address",
    "user_agent",
    "session_id",
    "details",
    "hash",
  ],
]);

export function csvLine(row: SealedRow): string {
  return writeCsv([
    [
      row.sequence,
      row.uid,
      new Date(row.at_ms).toISOString(),
      row.action,
      row.method,
      row.actor_id,
      row.actor_name,
      row.actor_email,
      row.entity_type,
      row.entity_id,
      row.entity,
      row.team_id,
      row.team_name,
      row.app_name,
      row.address,
      row.client,
      row.session_id,
      row.details,
      row.hash,
    ],
  ]);
}
