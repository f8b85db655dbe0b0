import { StoreFailure } from "../../../ports/failures.ts";

const retryable = new Set(["40001", "40P01", "23505"]);

/**
 * Another transaction won: by lock, by serialization, or by taking a unique name first. Running this one again from the
 * start is safe, because nothing of it was kept, and a taken name is then seen and refused properly. The same goes for a
 * plan that a migration made stale.
 */
export function isRetryable(error: unknown): boolean {
  return retryable.has(codeOf(error)) || isStalePlan(error);
}

/**
 * A prepared statement whose columns have changed since: a migration ran while this server did. Found by the place in
 * PostgreSQL that reports it, because the code means any missing feature and the message may be translated.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    codeOf(error) === "0A000" &&
    error instanceof Error &&
    "routine" in error &&
    error.routine === "RevalidateCachedQuery"
  );
}

/** A statement waited too long for a lock of another transaction. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === "55P03" || (error instanceof StoreFailure && codeOf(error.cause) === "55P03");
}

/** It could not get its locks: others held them too long, or waited for those of this transaction. */
export function isLockConflict(error: unknown): boolean {
  return ["55P03", "40P01"].includes(codeOf(error)) || (error instanceof Error && isLockConflict(error.cause));
}

/** A failure of the store itself, or the error as it was when the fault is ours. */
export function asStoreFailure(error: unknown, stage: "before commit" | "commit"): unknown {
  if (error instanceof StoreFailure) return error;
  const code = codeOf(error);
  const exhausted = exhaustion[code];
  if (exhausted !== undefined) return new StoreFailure("full", exhausted, error);
  const declined = refusedForNow[code];
  if (declined !== undefined) return new StoreFailure("unreachable", declined, error);
  if (!isConnectionLoss(error)) return error;
  if (stage === "commit")
    return new StoreFailure("unknown", "The connection to PostgreSQL broke during commit.", error);
  return new StoreFailure("unreachable", "PostgreSQL does not answer.", error);
}

const exhaustion: Record<string, string> = {
  "53100": "The disk of PostgreSQL is full; nothing was written.",
  "53200": "PostgreSQL is out of memory; nothing was written.",
  "53400": "PostgreSQL has reached a limit of its configuration; nothing was written.",
};

/** It answered, and said that it kept nothing. */
const refusedForNow: Record<string, string> = {
  "25006": "PostgreSQL accepts no writes at the moment.",
  "53300": "PostgreSQL has no connection left.",
  // Names of prepared statements: this connection is not the one on which they were prepared.
  "26000": "A proxy in front of PostgreSQL pools transactions. Start with --database-prepare off.",
  "42P05": "A proxy in front of PostgreSQL pools transactions. Start with --database-prepare off.",
  "55P03": "PostgreSQL did not answer in time.",
  "57014": "PostgreSQL did not answer in time.",
};

const networkCodes = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** The driver's own errors carry no code. */
const lossMessages =
  /^(connection terminated|timeout e|query read timeout|client .* not queryable|postgres connection has been discarded)/i;

export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (networkCodes.has(code) || code.startsWith("08") || code.startsWith("57P")) return true;
  return error instanceof Error && lossMessages.test(error.message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
