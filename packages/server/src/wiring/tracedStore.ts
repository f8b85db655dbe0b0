import { basename } from "node:path/posix";
import type { KyselyPlugin } from "kysely";
import { currentSpan, inChild } from "../ports/traces/span.ts";
import { withTraceparent } from "../ports/traces/traceparent.ts";
import type { Db } from "../storage/db.ts";
import { directReadsOf, offerDirectReads } from "../storage/directReads.ts";
import { offerSlowReads, slowReadDb } from "../storage/slowReads.ts";
import type { Store } from "../storage/store.ts";
import { offerSyncReads, syncReadsOf } from "../storage/syncReads.ts";

/**
 * The same store, which reports to the span of its caller: each write is a span, and reads are counted. Made only for
 * servers with a collector, so that others do not pay for it, not even by a check.
 */
export function tracedStore(store: Store): Store {
  return {
    ...store,
    db: tracedDb(store.db),
    write(operation, context, input) {
      if (!currentSpan()) return store.write(operation, context, input);
      return inChild(`write ${basename(operation.module, ".ts")}`, "client", async (span) => {
        const cause = span && withTraceparent(context.cause, span.traceparent);
        const result = await store.write(operation, { ...context, cause }, input);
        span?.set({ "db.system.name": systems[store.dialect], "platform.result": result.ok ? "ok" : result.error });
        return result;
      });
    },
  };
}

const systems = { sqlite: "sqlite", postgres: "postgresql" } as const;

/** With all ways to read that the database has. */
function tracedDb(db: Db): Db {
  const traced = db.withPlugin(countingPlugin());
  const syncReads = syncReadsOf(db);
  if (syncReads) {
    offerSyncReads(traced, {
      changeMark: () => syncReads.changeMark(),
      rowsOf(sql, parameters) {
        const startedMs = performance.now();
        const rows = syncReads.rowsOf(sql, parameters);
        currentSpan()?.countStatement(startedMs);
        return rows;
      },
    });
  }
  const direct = directReadsOf(db);
  if (direct) {
    offerDirectReads(traced, {
      read: (sql, parameters) => counted(() => direct.read(sql, parameters)),
      lookup: (sql, keys, batchMax) => counted(() => direct.lookup(sql, keys, batchMax)),
    });
  }
  const aside = slowReadDb(db);
  if (aside !== db) offerSlowReads(traced, tracedDb(aside));
  return traced;
}

async function counted<Result>(read: () => Promise<Result>): Promise<Result> {
  const span = currentSpan();
  if (!span) return read();
  const startedMs = performance.now();
  const result = await read();
  span.countStatement(startedMs);
  return result;
}

/** Statements of the query builder. One that fails is not counted: the span of its call says that it failed. */
function countingPlugin(): KyselyPlugin {
  const started = new WeakMap<object, number>();
  return {
    transformQuery({ node, queryId }) {
      if (currentSpan()) started.set(queryId, performance.now());
      return node;
    },
    async transformResult({ result, queryId }) {
      currentSpan()?.countStatement(started.get(queryId) ?? performance.now());
      return result;
    },
  };
}
