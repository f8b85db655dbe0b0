import type { Selectable } from "kysely";

/** One row per refresh token ever given out; only its hash. */
export interface RefreshTokensTable {
  hash: string;
  grant_id: string;
  generation: number;
  created_ms: number;
  used_ms: number | null;
  revoked_ms: number | null;
}

export type RefreshTokenRow = Selectable<RefreshTokensTable>;
