import type { Uncarried } from "../storage/queries/uncarried.ts";

export type ExportCounted =
  | "people"
  | "bots"
  | "public"
  | "private"
  | "mpim"
  | "im"
  | "messages"
  | "replies"
  | "days"
  | "files"
  | "file_bytes";

export type ExportLoss = Uncarried | "file_missing" | "suspended_conversations" | "kept_files";

/** The result of an export, as the command prints it. */
export interface ExportReportJson {
  readonly counts: Readonly<Partial<Record<ExportCounted, number>>>;
  /** What the format has no place for, or could not be read. */
  readonly losses: Readonly<Partial<Record<ExportLoss, number>>>;
}

/** Counts what an export writes. */
export class ExportReport {
  readonly #counts = new Map<ExportCounted, number>();
  readonly #losses = new Map<ExportLoss, number>();

  count(what: ExportCounted, by = 1): void {
    if (by > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  lose(what: ExportLoss, by = 1): void {
    if (by > 0) this.#losses.set(what, (this.#losses.get(what) ?? 0) + by);
  }

  get json(): ExportReportJson {
    return { counts: Object.fromEntries(this.#counts), losses: Object.fromEntries(this.#losses) };
  }
}
