import type { Db, DialectName } from "./db.ts";
import type { CommitNotices } from "./dialects/postgres/commitNotices.ts";
import type { StatementCounts } from "./dialects/postgres/statementCounts.ts";
import type { DatabaseStats } from "./dialects/postgres/databaseStats.ts";
import type { ReadReplica } from "./dialects/postgres/readReplica.ts";
import { openSqliteFile, openSqliteMemory } from "./dialects/sqlite/sqliteStore.ts";
import type { Snapshots } from "./snapshots.ts";
import type { Writer } from "./job.ts";

export interface Store extends Writer {
  readonly dialect: DialectName;
  /** Committed rows only. */
  readonly db: Db;
  /** Nothing where the database may be serving others too. */
  readonly snapshots: Snapshots | undefined;
  /** All of it as bytes, where it lives in memory: another store can begin with them. */
  readonly copy: (() => Uint8Array) | undefined;
  /** Called where requests arrive, where the store can answer what several of one turn ask with one look. */
  readonly beginTurn?: () => void;
  /** Where other servers may share the database: their commits, and those of this server. */
  readonly commits?: CommitNotices;
  /** Where each statement is a message to another process: how many there were. */
  readonly statementCounts?: Readonly<StatementCounts>;
  /** What operators watch of a database that is another process. */
  readonly databaseStats?: () => DatabaseStats;
  /** Where slow reads may be answered by a replica. */
  readonly replica?: ReadReplica;
  /** Resolves when the store answers a read. */
  probe(): Promise<void>;
}

export interface StoreOptions {
  /** Handed to every write operation as it is; plain data, because it crosses to the writer thread. */
  readonly environment: unknown;
  /** Why a database without a schema is refused; without it, the schema is created. */
  readonly emptyRefusal?: string | undefined;
}

/** How a server uses its PostgreSQL. */
export interface DatabaseSettings {
  /** The size of the pool. */
  readonly connections?: number;
  /** False where a proxy gives each transaction to another connection. */
  readonly isPrepared?: boolean;
  /** Where notifications are received, if a proxy at the other URL pools transactions. */
  readonly listenUrl?: string;
  /** A replica for slow reads: searches and analytics. */
  readonly readUrl?: string;
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for a lock; as long as it may take, by default. */
  readonly lockTimeoutMs?: number;
}

export type StoreLocation =
  | { readonly kind: "memory"; /** Begins as a copy of another one. */ readonly image?: Uint8Array | undefined }
  | { readonly kind: "file"; readonly path: string }
  | (DatabaseSettings & { readonly kind: "postgres"; readonly url: string });

export async function openStore(location: StoreLocation, options: StoreOptions): Promise<Store> {
  switch (location.kind) {
    case "memory":
      return openSqliteMemory(options, location.image);
    case "file":
      return openSqliteFile(location.path, options);
    case "postgres":
      // Loaded only where it is used: on a file, the driver would take 4 MB for nothing.
      return (await import("./dialects/postgres/postgresStore.ts")).openPostgres(location, options);
  }
}
