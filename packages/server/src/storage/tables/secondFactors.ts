import type { Selectable } from "kysely";

export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key that is not in the database. */
  secret: string;
  created_ms: number;
  /** Without it the person has only begun, and is asked for no code. */
  confirmed_ms: number | null;
  /** The time step of the last code that was taken: it and those before it are spent. */
  last_step: number;
}

export type SecondFactorRow = Selectable<SecondFactorsTable>;
