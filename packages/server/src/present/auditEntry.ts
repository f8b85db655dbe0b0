import { type Static, Type } from "typebox";
import type { AuditEntryRow } from "../domain/audit/listEntries.ts";

export const auditEntrySchema = Type.Object({
  id: Type.String(),
  date_create: Type.Integer(),
  action: Type.String(),
  actor: Type.Object({
    type: Type.Enum(["user", "system", "shell"]),
    /** The operating system account, where a command on the server's machine made the change. */
    name: Type.Optional(Type.String()),
    user: Type.Optional(
      Type.Object({ id: Type.String(), name: Type.String(), email: Type.Optional(Type.String()), team: Type.String() }),
    ),
  }),
  entity: Type.Object({ type: Type.String(), id: Type.String() }),
  context: Type.Object({
    location: Type.Object({
      type: Type.Literal("workspace"),
      id: Type.String(),
      name: Type.String(),
      domain: Type.String(),
    }),
    app: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
    ip_address: Type.Optional(Type.String()),
  }),
  details: Type.Record(Type.String(), Type.Unknown()),
});

export function presentAuditEntry(row: AuditEntryRow): Static<typeof auditEntrySchema> {
  const { team_id: teamId, team_name: name, team_domain: domain } = row;
  const details = JSON.parse(row.details) as Record<string, unknown>;
  return {
    id: String(row.id),
    date_create: Math.floor(row.at_ms / 1000),
    action: row.method === "" ? row.action : row.method,
    actor: actorOf(row, details),
    entity: { type: row.entity_type, id: row.entity_id },
    context: {
      location: { type: "workspace", id: teamId, name, domain },
      ...(row.app_id !== null && { app: { id: row.app_id, name: row.app_name ?? "" } }),
      ...(row.address !== "" && { ip_address: row.address }),
    },
    details,
  };
}

export function actorOf(
  { method, actor_id: id, actor_name: name, actor_email: email, team_id: team }: AuditEntryRow,
  details: Readonly<Record<string, unknown>>,
) {
  if (method.startsWith("shell.")) return { type: "shell" as const, name: String(details["operator"]) };
  if (id === null) return { type: "system" as const };
  return { type: "user" as const, user: { id, name: name ?? "", ...(email !== null && { email }), team } };
}
