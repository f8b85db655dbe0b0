import { callOrThrow } from "../../../api/useCall.ts";
import type { AuditEntry } from "./auditCsv.ts";
import type { AuditQuery } from "./useAuditFilter.ts";

const pageSize = 1_000;
/** A browser holds the whole file in memory; for all of a large log there is a command. */
const entriesMax = 50_000;

export interface ReadEntries {
  readonly entries: readonly AuditEntry[];
  /** Whether there are older ones that were left out. */
  readonly isCut: boolean;
}

/** Everything that a search finds, the newest first. */
export async function readEntries(query: AuditQuery, onProgress: (count: number) => void): Promise<ReadEntries> {
  const entries: AuditEntry[] = [];
  let cursor = "";
  do {
    const page = await callOrThrow("admin.audit.list", {
      ...query,
      limit: pageSize,
      ...(cursor === "" ? {} : { cursor }),
    });
    entries.push(...page.entries);
    onProgress(entries.length);
    cursor = page.response_metadata.next_cursor;
  } while (cursor !== "" && entries.length < entriesMax);
  return { entries, isCut: cursor !== "" };
}
