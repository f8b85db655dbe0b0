import type { Selectable } from "kysely";

export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key that is not in the database. */
  secret: string;
  created_ms: number;
  /** Null while the set-up is incomplete; sign-in then asks for no code. */
  confirmed_ms: number | null;
  /** The time step of the last accepted code. It and earlier ones are refused. */
  last_step: number;
}

export type SecondFactorRow = Selectable<SecondFactorsTable>;
