import type { Generated, Selectable } from "kysely";

/** A `config` token is a person's, belongs to no app, and changes apps. */
export type TokenKind = "bot" | "user" | "app" | "config";

/** Only the SHA-256 of a token is kept. Scopes are a comma list, as the wire shows them. */
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
  /** Of a token that an app is given for one execution of a function, and that ends with it. */
  execution_id: Generated<string | null>;
}

export type TokenRow = Selectable<TokensTable>;
