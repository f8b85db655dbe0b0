import type { Generated, Selectable } from "kysely";

/** A `config` token belongs to a person and changes apps. */
export type TokenKind = "bot" | "user" | "app" | "config";

/** Only the SHA-256 of a token is stored. Scopes are comma-separated, as on the wire. */
export interface TokensTable {
  hash: string;
  kind: TokenKind;
  app_id: string | null;
  installation_id: string | null;
  grant_id: string | null;
  generation: number;
  team_id: string;
  user_id: string;
  scopes: string;
  created_ms: number;
  expires_ms: number | null;
  revoked_ms: number | null;
  /** Set for a token that is valid during one function execution. */
  execution_id: Generated<string | null>;
}

export type TokenRow = Selectable<TokensTable>;
