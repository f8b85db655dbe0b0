import { statSync } from "node:fs";
import { StartFailure } from "../../../ports/failures.ts";
import type { Store, StoreOptions } from "../../store.ts";
import type { Tables } from "../../tables/tables.ts";
import { offerSlowReads } from "../../slowReads.ts";
import { kyselyOnPrepared, kyselyOnReader, kyselyOnSqlite } from "./driver.ts";
import { fileSnapshots } from "./fileSnapshots.ts";
import { localWriter } from "./localWriter.ts";
import { openSqlite, openSqliteInMemory } from "./open.ts";
import { PreparedConnection } from "./preparedConnection.ts";
import { ThreadReader } from "./threadReader.ts";
import { threadWriter } from "./threadWriter.ts";

/** One file: written by the writer thread alone, read on this one, and on a third where that may take long. */
export async function openSqliteFile(path: string, options: StoreOptions): Promise<Store> {
  if (options.emptyRefusal !== undefined && !hasContent(path)) throw new StartFailure(options.emptyRefusal);
  let prepared: PreparedConnection | undefined;
  const writer = await threadWriter({ path, environment: options.environment }, () => prepared?.lookAgain());
  const reading = openSqlite(path, "read");
  const connection = (prepared = new PreparedConnection(reading));
  const db = kyselyOnPrepared<Tables>(connection);
  const reader = new ThreadReader(path);
  offerSlowReads(db, kyselyOnReader<Tables>(reader));
  return {
    dialect: "sqlite",
    db,
    beginTurn: () => connection.beginTurn(),
    write: writer.write,
    releaseMemory: () => writer.releaseMemory?.(),
    emptyLog: async () => (await writer.emptyLog?.()) ?? true,
    snapshots: fileSnapshots(path, writer),
    copy: undefined,
    probe: async () => void reading.prepare("select 1").get(),
    async close() {
      // The last one out folds the log into the database file, which a connection that only reads cannot do.
      reading.close();
      await reader.close();
      await writer.close();
    },
  };
}

function hasContent(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** The empty schema as the first one made it: a suite opens hundreds, and migrating takes longer than most tests. */
let migrated: Buffer | undefined;

/** A database that lives as long as the store: the test double for everything that needs one. */
export async function openSqliteMemory(options: StoreOptions, image?: Uint8Array): Promise<Store> {
  const connection = openSqliteInMemory(image === undefined ? migrated : bufferOf(image));
  const db = kyselyOnSqlite<Tables>(connection);
  if (!migrated && image === undefined) {
    const { migrate } = await import("../../migrate.ts");
    await migrate(db);
    migrated = connection.serialize();
  }
  const writer = localWriter(connection, options.environment);
  const { memorySnapshots } = await import("./memorySnapshots.ts");
  return {
    dialect: "sqlite",
    db,
    write: writer.write,
    snapshots: memorySnapshots(connection, writer),
    copy: () => connection.serialize(),
    probe: async () => {},
    async close() {
      await writer.close();
      connection.close();
    },
  };
}

/** The same bytes, not a copy of them: hundreds of stores may begin with one image. */
function bufferOf(image: Uint8Array): Buffer {
  return Buffer.from(image.buffer, image.byteOffset, image.byteLength);
}
