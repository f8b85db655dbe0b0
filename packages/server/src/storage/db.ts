import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables/tables.ts";

/** Reads take a `Db`; whatever writes or locks takes a `Tx`, so that forgetting the transaction does not compile. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type DialectName = "sqlite" | "postgres";
