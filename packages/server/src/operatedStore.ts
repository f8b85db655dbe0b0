import { existsSync } from "node:fs";
import { nobody } from "./domain/caller.ts";
import { claimStore } from "./domain/store/claimStore.ts";
import { emptyRefusal } from "./emptyRefusal.ts";
import type { StorePlace } from "./maintenance.ts";
import { databaseFile } from "./ports/dataFolder.ts";
import { StartFailure } from "./ports/failures.ts";
import { type Secrets, secretsOf, systemClock } from "./ports/ports.ts";
import { requireServerKey } from "./ports/serverKey.ts";
import type { Operation, WriteResult } from "./storage/job.ts";
import { openStore, type Store } from "./storage/store.ts";

export interface MaintenancePlace extends StorePlace {
  /** The operating system account that runs the command, for the audit log. */
  readonly operator: string;
}

/** The store of a server as a command of its operator uses it, beside the server or without one. */
export interface OperatedStore {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly operator: string;
  write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, input: Input): Promise<Result>;
}

/** Opens the store that a server has used: with its key, and never a new one. */
export async function openOperatedStore({
  dataFolder,
  databaseUrl,
  operator,
}: MaintenancePlace): Promise<OperatedStore> {
  const serverKey = requireServerKey(dataFolder);
  if (databaseUrl === undefined && !existsSync(databaseFile(dataFolder)))
    throw new StartFailure(emptyRefusal(dataFolder));
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: "file", path: databaseFile(dataFolder) }
      : { kind: "postgres", url: databaseUrl },
    { environment: { serverKey }, emptyRefusal: emptyRefusal(dataFolder, databaseUrl) },
  );
  const write: OperatedStore["write"] = (operation, input) =>
    store.write(operation, { caller: nobody, nowMs: systemClock.nowMs() }, input);
  try {
    if (!(await write(claimStore, {})).ok) throw new StartFailure(otherKey);
  } catch (error) {
    await store.close();
    throw error;
  }
  return { store, secrets: secretsOf(serverKey), operator, write };
}

const otherKey =
  "This database belongs to another server key. Pass the data folder of its server, which has the right server.key, with --data.";
