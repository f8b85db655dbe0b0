import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import { dialectOf } from "./dialectOf.ts";

/**
 * True of outbox rows that no still open transaction can come before. SQLite has one writer, so all are; on PostgreSQL
 * a transaction that began earlier may commit later, and a reader that went past it would skip its rows for good.
 */
export function isSettled(db: Db): RawBuilder<boolean> {
  if (dialectOf(db) === "sqlite") return sql<boolean>`1 = 1`;
  return sql<boolean>`txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
}
