import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectListExport } from "../../storage/queries/lists.ts";
import { accessList } from "../access/accessList.ts";
import type { ReadContext } from "../context.ts";
import { csvPath } from "../files/fileLinks.ts";

/** Where a download that the caller started is found. */
export async function findExport(
  ctx: ReadContext,
  listId: string,
  id: string,
): Promise<Outcome<{ path: string }, "list_not_found" | "job_not_found">> {
  const seen = await accessList(ctx, listId);
  if (!seen.ok) return seen;
  const job = isIdShaped(id) ? await selectListExport(ctx.db, id) : undefined;
  const isOwn = job?.list_id === listId && job.user_id === ctx.caller.userId && job.expires_ms > ctx.nowMs;
  if (!isOwn) return refuse("job_not_found");
  const path = csvPath(seen.list);
  return succeed({ path: job.has_archived ? `${path}&include_archived=true` : path });
}
