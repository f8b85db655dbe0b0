import type { Generated, Selectable } from "kysely";

/** The audit log: changes by administrators and app developers, and security events. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at_ms: number;
  team_id: string;
  org_id: string | null;
  /** Null for a security event that the platform detected. */
  actor_id: string | null;
  /** The app whose token was used. */
  app_id: string | null;
  /** The method, or the name of the security event. */
  action: string;
  entity_type: string;
  entity_id: string;
  /** JSON: the arguments, without secrets. */
  details: string;
  /** The IP address of the caller. Empty when the platform itself acted. */
  address: string;
}

export type AuditEntryRow = Selectable<AuditEntriesTable>;
