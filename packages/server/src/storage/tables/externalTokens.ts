import type { Generated, Selectable } from "kysely";

/** Tokens that an OAuth provider of others issued to an app for an account there. */
export interface ExternalTokensTable {
  id: string;
  app_id: string;
  team_id: string;
  provider_key: string;
  /** The account at the provider. Connecting the same account again replaces the tokens. */
  external_user_id: string;
  /** The person here who connected the account. */
  user_id: string;
  /** Encrypted JSON: the access token and the refresh token. */
  sealed: string;
  /** When the access token has to be refreshed. Null if the provider sets no end. */
  refresh_ms: number | null;
  /** Counts the replacements. A refresh replaces only the tokens that it started from. */
  generation: Generated<number>;
  created_ms: number;
  updated_ms: number;
}

export type ExternalTokenRow = Selectable<ExternalTokensTable>;
