import type { Selectable } from "kysely";
import type { TokenKind } from "./tokens.ts";

/**
 * What an installation, or a person who configures apps, was granted: by whom, for which kind of token, with which
 * scopes. The tokens of a grant are its generations: 0 is the long-lived original, and every refresh creates the next
 * one. Decisions use the generation, never the time of issue.
 */
export interface GrantsTable {
  id: string;
  kind: TokenKind;
  app_id: string | null;
  installation_id: string | null;
  team_id: string;
  user_id: string;
  scopes: string;
  generation: number;
  created_ms: number;
  exchanged_ms: number | null;
  revoked_ms: number | null;
}

export type GrantRow = Selectable<GrantsTable>;
