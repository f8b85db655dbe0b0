import type { Db } from "../../storage/db.ts";
import type { NextJobItem } from "../../storage/queries/jobs.ts";
import { governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { csvHead, csvLine, entryLine, headLine } from "./exportLines.ts";
import type { ExportFormat } from "./noteExport.ts";
import { readSealed } from "./readChain.ts";
import type { SignedExport } from "./signExport.ts";

/** What a job exports: the chain of an org, or the entries of one workspace in it. */
export interface AuditExport {
  readonly chainId: string;
  /** Left out for a whole org. */
  readonly teamId?: string;
  readonly orgId?: string;
  readonly format: ExportFormat;
  /** For JSON lines of a whole chain, which can be verified. */
  readonly signed?: SignedExport;
}

/** An item is a range of the chain. */
export const rangeOf = (after: number, upTo: number): string => `${after + 1}-${upTo}`;

/** Whether the caller reads all that an export holds: the check of `admin.audit.list`. */
export async function mayReadExport(ctx: ReadContext, { teamId, orgId }: Pick<AuditExport, "teamId" | "orgId">) {
  if (teamId !== undefined) return (await governTeam(ctx, teamId)).ok;
  return orgId !== undefined && ctx.caller.orgId === orgId && (await mayAdministerOrg(ctx));
}

export function describeExport({ format }: AuditExport): { readonly name: string; readonly mimetype: string } {
  return format === "csv"
    ? { name: "audit-log.csv", mimetype: "text/csv" }
    : { name: "audit-log.jsonl", mimetype: "application/x-ndjson" };
}

/** The lines of one range, a page at a time; the first range begins with the head of the file. */
export async function* produceExport(
  db: Db,
  item: Pick<NextJobItem, "position" | "subject_id">,
  { chainId, teamId, format, signed }: AuditExport,
): AsyncGenerator<string> {
  if (item.position === 0 && format === "csv") yield csvHead;
  if (item.position === 0 && signed) yield headLine(signed);
  const [first = 0, upTo = 0] = item.subject_id.split("-").map(Number);
  for await (const row of readSealed(db, chainId, { after: first - 1, upTo })) {
    if (teamId !== undefined && row.team_id !== teamId) continue;
    yield format === "csv" ? csvLine(row) : entryLine(row);
  }
}
