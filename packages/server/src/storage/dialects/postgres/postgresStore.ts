import { Kysely, PostgresDialect } from "kysely";
import { StartFailure } from "../../../failures.ts";
import type { Tx } from "../../db.ts";
import type { Operation, WriteResult } from "../../job.ts";
import { migrate } from "../../migrations/migrate.ts";
import type { Store, StoreOptions } from "../../store.ts";
import type { Tables } from "../../tables/tables.ts";
import { asStoreFailure, isRetryable } from "./failures.ts";
import { openPool, refuseUnsafeServer } from "./open.ts";

const connectionsDefault = 16;
const attemptsMax = 5;

/** A pool; every write operation is a transaction of its own. */
export async function openPostgres(
  location: { readonly url: string; readonly connections?: number },
  options: StoreOptions,
): Promise<Store> {
  const pool = openPool(location.url, location.connections ?? connectionsDefault);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnsafeServer(pool);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`PostgreSQL cannot be used: ${messageOf(error)}. Check --database-url.`, { cause: error });
  }

  async function write<Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    context: unknown,
    input: Input,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(db, (tx) => operation.run(tx, options.environment, context, input));
      } catch (error) {
        if (!isRetryable(error) || attempt === attemptsMax) throw error;
      }
    }
  }

  return {
    dialect: "postgres",
    db,
    write,
    probe: async () => void (await pool.query("select 1")),
    close: () => db.destroy(),
  };
}

async function runOnce<Result extends WriteResult>(
  db: Kysely<Tables>,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const tx = await db
    .startTransaction()
    .execute()
    .catch((error: unknown) => {
      throw asStoreFailure(error, "before commit");
    });
  let result: Result;
  try {
    result = await run(tx);
  } catch (error) {
    await tx.rollback().execute().catch(() => {});
    throw asStoreFailure(error, "before commit");
  }
  if (!result.ok) {
    await tx.rollback().execute().catch(() => {});
    return result;
  }
  await tx
    .commit()
    .execute()
    .catch((error: unknown) => {
      throw asStoreFailure(error, "commit");
    });
  return result;
}

/** A refused connection to several addresses is an AggregateError, whose own message is empty. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
