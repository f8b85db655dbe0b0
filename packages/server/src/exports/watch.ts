import { StartFailure } from "../ports/failures.ts";

/** How far an export is. */
export interface ExportProgress {
  readonly step: "people" | "conversations" | "messages" | "files";
  readonly done: number;
  /** Messages as counted when the export began; otherwise what is done. */
  readonly of: number;
}

/** How the caller follows an export, and stops it. */
export interface ExportWatch {
  readonly signal: AbortSignal;
  onProgress(progress: ExportProgress): void;
}

/** Ends the work between two files when the operator asks for it. */
export function stopIfAsked({ signal }: ExportWatch): void {
  if (signal.aborted) throw new StartFailure("Stopped. Nothing was kept of the export.");
}
