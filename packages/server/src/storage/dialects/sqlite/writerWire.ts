import type { MessagePort } from "node:worker_threads";
import type { StoreFailure } from "../../../ports/failures.ts";
import type { WriteResult } from "../../job.ts";

/** What the writer thread is started with. */
export interface ThreadData {
  readonly path: string;
  readonly environment: unknown;
  /** Where messages come and go. That of the thread itself would hand each on as one more event. */
  readonly port: MessagePort;
  /** Rung after every message. */
  readonly wakeSignal: SharedArrayBuffer;
}

/** The first message of the thread. */
export type Start = "ready" | { readonly reason: string };

/**
 * Of each write its id, operation, caller, time and cause, and its input, flattened. Operations and callers come again and
 * again, so each crosses once and is named by a number afterwards.
 */
export type Request = unknown[];

/** What is asked of the thread besides writing. Emptying the log is answered under its id. */
export type Order = "close" | "give back memory" | { readonly emptyLog: number };

/** Ids and flattened answers in turn. */
export type Reply = unknown[];

export type WireAnswer =
  | WriteResult
  | { readonly failure: { readonly kind: StoreFailure["kind"]; readonly message: string } }
  | { readonly bug: string };

/** A server for more people than this sends some of them again. */
export const callersMax = 1_000;
