import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectJobItems, selectJobs } from "../../storage/queries/jobs.ts";
import type { JobItemRow } from "../../storage/tables/jobItems.ts";
import { accessJob, type JobRow } from "../access/accessJob.ts";
import { isOrgAdmin, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type ListedImport, withImports } from "../imports/listedImport.ts";
import { type JobFile, withFiles } from "./jobFile.ts";

export type { JobRow } from "../access/accessJob.ts";
export type { JobItemRow } from "../../storage/tables/jobItems.ts";

export type { ListedImport } from "../imports/listedImport.ts";

/** A job with the file that can be downloaded, or with what an import says besides. */
export type ListedJob = JobRow & { readonly file: JobFile | undefined; readonly import: ListedImport | undefined };

interface PageAsked {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The jobs of the caller's org, or of the caller's workspace for callers who do not administer the org; the latest first. */
export async function listJobs(
  ctx: ReadContext,
  { kind, cursor, limit }: PageAsked & { readonly kind: string | undefined },
): Promise<Outcome<{ jobs: ListedJob[]; next: string }, "not_an_admin" | "invalid_cursor">> {
  const { caller } = ctx;
  if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
  const where = isOrgAdmin(caller) && caller.orgId !== undefined ? { orgId: caller.orgId } : { teamId: caller.teamId };
  const listing = `jobs ${JSON.stringify({ ...where, kind })}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const [createdMs = "", id = ""] = from.at?.split(" ") ?? [];
  const before = from.at === undefined ? undefined : { createdMs: Number(createdMs), id };
  const rows = await selectJobs(ctx.db, { where, kind, before, limit: limit + 1 });
  const jobs = await withImports(ctx, await withFiles(ctx, rows.slice(0, limit)));
  const last = jobs.at(-1);
  const hasMore = rows.length > jobs.length && last;
  return succeed({ jobs, next: hasMore ? sealCursor(ctx, listing, `${last.created_ms} ${last.id}`) : "" });
}

/** A job with a page of its items, in the order of their work. */
export async function readJob(
  ctx: ReadContext,
  id: string,
  { cursor, limit }: PageAsked,
): Promise<
  Outcome<{ job: ListedJob; items: JobItemRow[]; next: string }, "job_not_found" | "not_an_admin" | "invalid_cursor">
> {
  const found = await accessJob(ctx, id);
  if (!found.ok) return found;
  const listing = `items of job ${id}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? -1 : Number(from.at);
  const rows = await selectJobItems(ctx.db, { jobId: id, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > items.length && last ? sealCursor(ctx, listing, String(last.position)) : "";
  const [job] = await withImports(ctx, await withFiles(ctx, [found.job]));
  return job ? succeed({ job, items, next }) : refuse("job_not_found");
}
