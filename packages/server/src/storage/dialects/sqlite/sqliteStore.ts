import { chmodSync } from "node:fs";
import { migrate } from "../../migrations/migrate.ts";
import type { Store, StoreOptions } from "../../store.ts";
import type { Tables } from "../../tables/tables.ts";
import { kyselyOnSqlite } from "./driver.ts";
import { localWriter } from "./localWriter.ts";
import { openSqlite } from "./open.ts";
import { threadWriter } from "./threadWriter.ts";

/** One file: written by the writer thread alone, read on this one. */
export async function openSqliteFile(path: string, options: StoreOptions): Promise<Store> {
  const first = openSqlite(path, "write");
  try {
    // Messages and names are in there; a fresh file would be readable by every user of the machine.
    chmodSync(path, 0o600);
    await migrate(kyselyOnSqlite(first));
  } finally {
    first.close();
  }
  const writer = await threadWriter({ path, environment: options.environment });
  const reading = openSqlite(path, "read");
  return {
    dialect: "sqlite",
    db: kyselyOnSqlite<Tables>(reading),
    write: writer.write,
    probe: async () => void reading.prepare("select 1").get(),
    async close() {
      await writer.close();
      reading.close();
    },
  };
}

/** A database that lives as long as the store: the test double for everything that needs one. */
export async function openSqliteMemory(options: StoreOptions): Promise<Store> {
  const connection = openSqlite(":memory:", "write");
  const db = kyselyOnSqlite<Tables>(connection);
  await migrate(db);
  const writer = localWriter(connection, options.environment);
  return {
    dialect: "sqlite",
    db,
    write: writer.write,
    probe: async () => {},
    async close() {
      await writer.close();
      connection.close();
    },
  };
}
