import { type Kysely, PostgresAdapter } from "kysely";
import type { DialectName } from "../db.ts";

export function dialectOf<T>(db: Kysely<T>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
