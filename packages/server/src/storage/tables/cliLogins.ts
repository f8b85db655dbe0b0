import type { Generated, Selectable } from "kysely";

/**
 * A sign-in of the command line that a person approved and the CLI has not redeemed yet. Stores only hashes of both
 * secrets.
 */
export interface CliLoginsTable {
  ticket_hash: string;
  challenge_hash: string;
  team_id: string;
  user_id: string;
  expires_ms: number;
  /** The provider of the session in which the person approved. Empty for a password. */
  provider_id: Generated<string>;
}

export type CliLoginRow = Selectable<CliLoginsTable>;
