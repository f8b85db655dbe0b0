import { type Ids, type Secrets, secretsOf, systemIds } from "../ports/ports.ts";
import type { Db, Tx } from "../storage/db.ts";
import type { Operation, WriteResult } from "../storage/job.ts";
import type { AuditTrail } from "./audit/auditTrail.ts";
import type { Caller } from "./caller.ts";

/** What every read may use. `nowMs` is taken once per call, so that one answer knows one time. */
export interface ReadContext {
  readonly db: Db;
  readonly caller: Caller;
  readonly nowMs: number;
  readonly secrets: Secrets;
}

/** Inside a write operation: the same, and `db` is the transaction. */
export interface WriteContext extends ReadContext {
  readonly db: Tx;
  readonly ids: Ids;
  /** Whether this server sends mail, or captures it. If not, no operation queues any. */
  readonly sendsMail: boolean;
  /** The request that asks for it, where later questions about it are likely. */
  readonly cause: string | undefined;
  /** Of the call that `auditedWrite` runs the operation for. */
  readonly audit?: AuditTrail | undefined;
}

/** What a method gets: it can read, and it can ask for a write. */
export interface Context extends ReadContext {
  write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, input: Input): Promise<Result>;
}

/** Given once to the writer, wherever it runs. */
export interface Environment {
  readonly serverKey: string;
  readonly sendsMail?: boolean;
}

/** Given with each write. */
export interface JobContext {
  readonly caller: Caller;
  readonly nowMs: number;
  readonly cause?: string | undefined;
}

/** An operation that other operations can make a part of themselves: then it stands or falls with them. */
export interface DomainOperation<Input, Result extends WriteResult> extends Operation<Input, Result> {
  within(ctx: WriteContext, input: Input): Promise<Result>;
}

/**
 * Declares a write operation. Its file is its name: on SQLite the writer thread imports that file and runs it there,
 * on PostgreSQL it runs where it is called. The operation cannot tell the difference.
 */
export function defineOperation<Input, Result extends WriteResult>(
  meta: ImportMeta,
  run: (ctx: WriteContext, input: Input) => Promise<Result>,
): DomainOperation<Input, Result> {
  return {
    module: meta.url,
    within: run,
    run: (tx, environment, context, input) => {
      const { serverKey, sendsMail = false } = environment as Environment;
      const { caller, nowMs, cause } = context as JobContext;
      return run({ db: tx, caller, nowMs, cause, secrets: secretsOf(serverKey), ids: systemIds, sendsMail }, input);
    },
  };
}
