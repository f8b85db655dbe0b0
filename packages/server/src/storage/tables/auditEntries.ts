import type { Generated, Selectable } from "kysely";

/** What those who run a workspace, and those who make apps for it, have changed; and what looked like an attack. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at_ms: number;
  team_id: string;
  org_id: string | null;
  /** Nobody, when the platform itself noticed something. */
  actor_id: string | null;
  /** The app through which it was done. */
  app_id: string | null;
  /** The method, or the name of what was noticed. */
  action: string;
  entity_type: string;
  entity_id: string;
  /** JSON: what was asked for, without anything secret. */
  details: string;
  /** Where it came from; empty when that was not outside. */
  address: string;
}

export type AuditEntryRow = Selectable<AuditEntriesTable>;
