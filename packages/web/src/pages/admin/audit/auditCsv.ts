import type { MethodResult } from "@platform/sdk";
import { csvFile } from "../../parts/csvCell.ts";

export type AuditEntry = MethodResult<"admin.audit.list">["entries"][number];

/** Entries as a file for a spreadsheet; times are in UTC. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const head = [
    "time",
    "id",
    "action",
    "actor",
    "actor_id",
    "entity_type",
    "entity_id",
    "team_id",
    "ip_address",
    "details",
  ];
  const lines = entries.map(({ id, date_create, action, actor, entity, context, details }) => [
    new Date(date_create * 1000).toISOString(),
    id,
    action,
    actor.user?.name ?? actor.name ?? actor.type,
    actor.user?.id ?? "",
    entity.type,
    entity.id,
    context.location.id,
    context.ip_address ?? "",
    JSON.stringify(details),
  ]);
  return csvFile([head, ...lines]);
}
