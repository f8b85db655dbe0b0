import type { Refusal } from "@platform/protocol";
import type { Tx } from "./db.ts";

/**
 * A write operation as storage sees it: where its code lies, and how to run it inside a transaction.
 * It is named by its module, so that the writer thread can load the same code and nothing but data crosses over.
 * It may be run twice before it is answered, so nothing but the transaction may remember that it ran.
 */
export interface Operation<Input, Result extends WriteResult> {
  readonly module: string;
  readonly run: (tx: Tx, environment: unknown, context: unknown, input: Input) => Promise<Result>;
}

/** A refusal rolls back what the operation had changed so far. */
export type WriteResult = { readonly ok: true } | Refusal<string>;

export interface Job {
  readonly module: string;
  readonly context: unknown;
  readonly input: unknown;
}

/** Runs write operations, each all or nothing, and answers after its commit. */
export interface Writer {
  write<Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    context: unknown,
    input: Input,
  ): Promise<Result>;
  close(): Promise<void>;
}
