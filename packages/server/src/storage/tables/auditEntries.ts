import type { Generated, Selectable } from "kysely";

/** The audit log: changes, sign-ins, downloads and security events, with the names that everything had at the time. */
export interface AuditEntriesTable {
  id: Generated<number>;
  /** The id that the Audit Logs API shows: a UUID. */
  uid: Generated<string>;
  at_ms: number;
  team_id: string;
  org_id: string | null;
  /** The org, or a workspace without an org: the owner of the chain that the entry belongs to. */
  chain_id: Generated<string>;
  team_name: Generated<string>;
  team_domain: Generated<string>;
  /** Null for a security event that the platform detected. */
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  /** The app whose token was used. */
  app_id: string | null;
  app_name: string | null;
  /** The method, the command or the security event; empty when the action has no other name. */
  method: Generated<string>;
  /** The name of the Audit Logs API. */
  action: string;
  entity_type: string;
  entity_id: string;
  /** JSON: the entity as it was, without its id. */
  entity: Generated<string>;
  /** JSON: the arguments, without secrets. */
  details: string;
  /** The IP address of the caller. Empty when the platform itself acted. */
  address: string;
  /** The truncated User-Agent. */
  client: Generated<string>;
  /** The sign-in session, or the grant of the token. */
  session_id: Generated<string>;
  /** The position in the chain; null until the sealer has added the entry. */
  sequence: number | null;
  hash: string | null;
}

export type AuditEntryRow = Selectable<AuditEntriesTable>;
