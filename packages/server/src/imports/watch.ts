import { StartFailure } from "../ports/failures.ts";

/** How far an import is, or the check before it. */
export interface Progress {
  readonly step: "check" | "people" | "conversations" | "messages" | "files";
  /** Bytes of JSON while checking and importing messages, otherwise objects. */
  readonly done: number;
  readonly of: number;
}

/** How the caller follows an import, and stops it. */
export interface Watch {
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Ends the work between two transactions when the operator asks for it. */
export function stopIfAsked({ signal }: Watch): void {
  if (signal.aborted) throw new StartFailure("Stopped. Run the same command again to continue.");
}
