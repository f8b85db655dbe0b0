import type { Selectable } from "kysely";

/** The end of one hash chain of the audit log. The sealer locks the row while it adds entries. */
export interface AuditChainsTable {
  /** An org, or a workspace without one. */
  id: string;
  sequence: number;
  hash: string;
  /** The last entry that was pruned: the rest of the chain begins after it. */
  pruned_sequence: number;
  pruned_hash: string;
  /** When the last hourly checkpoint was signed. */
  checkpoint_ms: number;
}

export type AuditChainRow = Selectable<AuditChainsTable>;
