import type { Refusal } from "@platform/protocol";
import type { Tx } from "./db.ts";

/**
 * A write operation as storage sees it: where its code lies, and how to run it inside a transaction.
 * It is named by its module, so that the writer thread can load the same code and nothing but data crosses over.
 * It may be run twice before it is answered, so nothing but the transaction may remember that it ran.
 */
export interface Operation<Input, Result extends WriteResult> {
  readonly module: string;
  readonly run: (tx: Tx, environment: unknown, context: WriteCall, input: Input) => Promise<Result>;
}

/** Who asks for a write, and when. The caller should be the same object each time: it then crosses to the writer once. */
export interface WriteCall {
  readonly caller: object;
  readonly nowMs: number;
  /** The request that asks for it, where later questions about it are likely. */
  readonly cause?: string | undefined;
}

/** A refusal rolls back what the operation had changed so far. */
export type WriteResult = { readonly ok: true } | Refusal<string>;

/** Runs write operations, each all or nothing, and answers after its commit. */
export interface Writer {
  write<Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    context: WriteCall,
    input: Input,
  ): Promise<Result>;
  /** Lets go of what starting has left behind, where that is on a thread of its own. */
  releaseMemory?(): void;
  /**
   * Removes deleted text from what the database writes besides its tables, where it does. False when something was in the
   * way, and it has to be tried again.
   */
  emptyLog?(): Promise<boolean>;
  close(): Promise<void>;
}
