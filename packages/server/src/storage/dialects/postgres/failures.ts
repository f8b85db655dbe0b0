import { StoreFailure } from "../../../failures.ts";

const retryable = new Set(["40001", "40P01", "23505"]);

/**
 * Another transaction won: by lock, by serialization, or by taking a unique name first. Running this one again from the
 * start is safe, because nothing of it was kept, and a taken name is then seen and refused properly.
 */
export function isRetryable(error: unknown): boolean {
  return retryable.has(sqlState(error));
}

/** A failure of the store itself, or the error as it was when the fault is ours. */
export function asStoreFailure(error: unknown, stage: "before commit" | "commit"): unknown {
  const state = sqlState(error);
  if (state.startsWith("53")) return new StoreFailure("full", "PostgreSQL is out of disk, memory or connections.", error);
  if (!isConnectionLoss(error, state)) return error;
  if (stage === "commit") return new StoreFailure("unknown", "The connection to PostgreSQL broke during commit.", error);
  return new StoreFailure("unreachable", "PostgreSQL does not answer.", error);
}

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH", "ENOENT"]);

function isConnectionLoss(error: unknown, state: string): boolean {
  if (networkCodes.has(state) || state.startsWith("08") || state.startsWith("57P")) return true;
  return error instanceof Error && /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/i.test(error.message);
}

function sqlState(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
