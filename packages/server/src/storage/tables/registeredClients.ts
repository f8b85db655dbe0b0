import type { Selectable } from "kysely";

/** A client of `/mcp` that registered by itself. The same client gets the same app, however often it asks. */
export interface RegisteredClientsTable {
  /** SHA-256 of its name and redirect URLs. */
  hash: string;
  app_id: string;
  created_ms: number;
}

export type RegisteredClientRow = Selectable<RegisteredClientsTable>;
