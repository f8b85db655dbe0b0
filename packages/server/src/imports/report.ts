/** What of an export could not be kept as it was, or was changed. */
export type Loss =
  | "address_taken"
  | "handle_taken"
  | "channel_renamed"
  | "role_lowered"
  | "picture"
  | "profile_fields"
  | "second_direct"
  | "without_ts"
  | "without_author"
  | "repeated_ts"
  | "thread_without_root"
  | "locked_thread"
  | "pinned_file"
  | "pin_without_account"
  | "file_elsewhere"
  | "file_gone"
  | "download_failed"
  | "stored_only"
  | "not_stored"
  | "withheld";

/** What is counted. */
export type Counted =
  | "people"
  | "deactivated"
  | "guests"
  | "bots"
  | "strangers"
  | "public"
  | "private"
  | "mpim"
  | "im"
  | "messages"
  | "replies"
  | "reactions"
  | "pins"
  | "files"
  | "file_bytes"
  | "attachments"
  | "downloads"
  | "people_added"
  | "conversations_added"
  | "messages_added"
  | "messages_known"
  | "days_known";

/** A file that is still a link. */
export interface FailedDownload {
  readonly id: string;
  readonly name: string;
  readonly error: string;
}

const examplesMax = 5;
const failuresMax = 1_000;

interface Entry {
  count: number;
  readonly examples: string[];
}

/** The counts of an import as they go out: the result of the command, and what a dry run would say. */
export interface ReportJson {
  readonly counts: Readonly<Partial<Record<Counted, number>>>;
  readonly subtypes: Readonly<Record<string, number>>;
  readonly first_ts: string | undefined;
  readonly last_ts: string | undefined;
  /** Files that could not be fetched, and why. */
  readonly failed_downloads: readonly FailedDownload[];
  readonly losses: readonly { readonly what: Loss; readonly count: number; readonly examples: readonly string[] }[];
}

/** Counts what an import reads and writes. Its memory does not grow with the export. */
export class Report {
  readonly #counts = new Map<Counted, number>();
  readonly #losses = new Map<Loss, Entry>();
  readonly #subtypes = new Map<string, number>();
  readonly #failures: FailedDownload[] = [];
  #first: string | undefined;
  #last: string | undefined;

  count(what: Counted, by = 1): void {
    if (by > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  lose(what: Loss, example: string, by = 1): void {
    if (by <= 0) return;
    const known = this.#losses.get(what) ?? { count: 0, examples: [] };
    this.#losses.set(what, known);
    known.count += by;
    if (known.examples.length < examplesMax && !known.examples.includes(example)) known.examples.push(example);
  }

  fail(download: FailedDownload): void {
    this.lose("download_failed", download.id);
    if (this.#failures.length < failuresMax) this.#failures.push(download);
  }

  countSubtype(subtype: string | null): void {
    // A hostile export could make up one for each message.
    const name = subtype === null || this.#subtypes.size < 1_000 || this.#subtypes.has(subtype) ? subtype : "other";
    if (name !== null) this.#subtypes.set(name, (this.#subtypes.get(name) ?? 0) + 1);
  }

  span(ts: string): void {
    if (this.#first === undefined || ts < this.#first) this.#first = ts;
    if (this.#last === undefined || ts > this.#last) this.#last = ts;
  }

  get json(): ReportJson {
    return {
      counts: Object.fromEntries(this.#counts),
      subtypes: Object.fromEntries([...this.#subtypes].toSorted(([, a], [, b]) => b - a)),
      first_ts: this.#first,
      last_ts: this.#last,
      failed_downloads: this.#failures,
      losses: [...this.#losses].map(([what, { count, examples }]) => ({ what, count, examples })),
    };
  }
}
