import type { Generated, Selectable } from "kysely";

export type CheckpointKind = "hour" | "export" | "prune";

/** A signed statement that a chain had this hash at this sequence. */
export interface AuditCheckpointsTable {
  id: Generated<number>;
  chain_id: string;
  kind: CheckpointKind;
  sequence: number;
  hash: string;
  at_ms: number;
  /** Ed25519, raw, in base64. */
  public_key: string;
  /** In base64. */
  signature: string;
}

export type AuditCheckpointRow = Selectable<AuditCheckpointsTable>;
