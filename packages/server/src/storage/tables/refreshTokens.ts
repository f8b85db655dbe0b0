import type { Selectable } from "kysely";

/** One row per issued refresh token. Only its hash is stored. */
export interface RefreshTokensTable {
  hash: string;
  grant_id: string;
  generation: number;
  created_ms: number;
  used_ms: number | null;
  revoked_ms: number | null;
}

export type RefreshTokenRow = Selectable<RefreshTokensTable>;
