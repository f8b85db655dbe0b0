import type { AuditEntryRow } from "../domain/audit/listEntries.ts";
import { actorOf } from "./auditEntry.ts";

/** The kinds of entities with their fields, as the Audit Logs API describes them. */
export const auditSchemas: readonly Readonly<Record<string, unknown>>[] = Object.entries({
  workspace: ["id", "name", "domain"],
  enterprise: ["id", "name", "domain"],
  user: ["id", "name", "email", "team"],
  file: ["id", "name", "filetype", "title"],
  canvas: ["id", "filetype", "title"],
  channel: ["id", "name", "privacy", "is_shared", "is_org_shared", "teams_shared_with"],
  app: ["id", "name", "is_distributed", "is_directory_approved", "is_workflow_app"],
  message: ["team", "channel", "timestamp"],
  function: ["id", "app_id", "callback_id"],
  usergroup: ["id", "name"],
  workflow: ["id", "name"],
  barrier: ["id"],
  legal_hold_policy: ["id"],
  workflow_trigger: ["id"],
  trigger_type: ["id"],
  emoji: ["id"],
  grant: ["id"],
}).map(([type, fields]) => ({
  type,
  [type]: Object.fromEntries(fields.map((field) => [field, fieldType(field)])),
}));

function fieldType(field: string): string {
  if (field === "teams_shared_with") return "array";
  return field.startsWith("is_") ? "boolean" : "string";
}

/** An entry in the form of the Audit Logs API. */
export function presentLogEntry(row: AuditEntryRow): object {
  const details = JSON.parse(row.details) as Record<string, unknown>;
  const state = JSON.parse(row.entity) as Record<string, unknown>;
  const { team_id: id, team_name: name, team_domain: domain, entity_type: type } = row;
  return {
    id: row.uid,
    date_create: Math.floor(row.at_ms / 1000),
    action: row.action,
    actor: actorOf(row, details),
    entity: { type, [type]: { id: row.entity_id, ...state } },
    context: {
      location: { type: "workspace", id, name, domain },
      ua: row.client,
      ip_address: row.address,
      ...(row.session_id !== "" && { session_id: row.session_id }),
      ...(row.app_id !== null && { app: { id: row.app_id, name: row.app_name ?? "" } }),
    },
    details,
  };
}
