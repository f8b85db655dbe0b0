import type { Selectable } from "kysely";

/** `ONLY_DMS` covers direct messages and group DMs only. */
export const holdRestrictions = ["NO_RESTRICTION", "ONLY_DMS"] as const;
export type HoldRestriction = (typeof holdRestrictions)[number];

/** A policy that preserves content of its people until it is released. It belongs to the org, or to a workspace outside any. */
export interface LegalHoldsTable {
  id: string;
  org_id: string | null;
  /** The workspace in which it was created. */
  team_id: string;
  name: string;
  description: string;
  restriction: HoldRestriction;
  /** Only content since then; null for no limit. */
  from_ms: number | null;
  /** Only content before then; null for no limit. */
  to_ms: number | null;
  created_by: string;
  created_ms: number;
  updated_ms: number;
  /** Null while the hold is active. */
  released_ms: number | null;
}

export type LegalHoldRow = Selectable<LegalHoldsTable>;
