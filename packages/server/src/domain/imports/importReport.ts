import type { ImportJobRow } from "../../storage/tables/importJobs.ts";

/** The report of an export as `platform import --json` prints it. */
export interface ImportReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly subtypes: Readonly<Record<string, number>>;
  readonly first_ts?: string | undefined;
  readonly last_ts?: string | undefined;
  readonly failed_downloads: readonly { readonly id: string; readonly name: string; readonly error: string }[];
  readonly losses: readonly Loss[];
}

interface Loss {
  readonly what: string;
  readonly count: number;
  readonly examples: readonly string[];
}

/** As the row of the job keeps it. What only an import finds out is apart, because a run that continues adds to it. */
export interface StoredReport {
  readonly plan: ImportReport;
  readonly written?: ImportReport | undefined;
}

/** Found once for each object: a run that continues does not meet it again. */
const addedUp = ["address_taken", "handle_taken", "channel_renamed", "repeated_ts", "thread_without_root"];
/** Found again by every run. */
const foundAgain = ["second_direct", "withheld", "file_elsewhere", "download_failed"];
const onlyWritten = new Set([...addedUp, ...foundAgain]);
const examplesMax = 5;

/** What the runs of one import could not keep, together. */
export function addWritten(before: ImportReport | undefined, now: ImportReport): ImportReport {
  const losses = new Map((before?.losses ?? []).map((loss) => [loss.what, loss]));
  for (const loss of now.losses.filter(({ what }) => onlyWritten.has(what))) {
    const known = losses.get(loss.what);
    losses.set(loss.what, known ? joinLosses(known, loss) : loss);
  }
  const messages_known = (before?.counts["messages_known"] ?? 0) + (now.counts["messages_known"] ?? 0);
  // What the run before has done is known to the one that continues.
  const days_known = before ? (before.counts["days_known"] ?? 0) : (now.counts["days_known"] ?? 0);
  return { ...now, counts: { messages_known, days_known }, losses: [...losses.values()] };
}

function joinLosses(before: Loss, now: Loss): Loss {
  const examples = [...new Set([...before.examples, ...now.examples])].slice(0, examplesMax);
  const isAddedUp = addedUp.includes(now.what);
  const count = isAddedUp ? before.count + now.count : Math.max(before.count, now.count);
  return { what: now.what, count, examples };
}

/** The report of a job; nothing before its check has ended. */
export function readImportReport(row: ImportJobRow): ImportReport | undefined {
  if (row.report === null) return undefined;
  const { plan, written } = JSON.parse(row.report) as StoredReport;
  if (row.is_dry_run === 1 || !written) return plan;
  const counts = {
    ...written.counts,
    people_added: row.people_added,
    conversations_added: row.conversations_added,
    messages_added: row.messages_added,
    downloads: row.files_added,
  };
  const counted = Object.entries(counts).filter(([, count]) => count > 0);
  return {
    ...plan,
    counts: { ...plan.counts, ...Object.fromEntries(counted) },
    failed_downloads: written.failed_downloads,
    losses: [...plan.losses.filter(({ what }) => !onlyWritten.has(what)), ...written.losses],
  };
}
