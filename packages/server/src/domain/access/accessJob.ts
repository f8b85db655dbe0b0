import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectJob } from "../../storage/queries/jobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { ReadContext } from "../context.ts";
import { isOrgAdmin, runsOwnWorkspace } from "./roles.ts";

export type { JobRow } from "../../storage/tables/jobs.ts";

/** The only access check for a job: admins of the org that it belongs to, or of its workspace. */
export async function accessJob(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ job: JobRow }, "job_not_found" | "not_an_admin">> {
  if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
  const job = isIdShaped(id) ? await selectJob(db, id) : undefined;
  if (!job) return refuse("job_not_found");
  const isOfOrg = isOrgAdmin(caller) && job.org_id !== null && job.org_id === caller.orgId;
  return isOfOrg || job.team_id === caller.teamId ? succeed({ job }) : refuse("job_not_found");
}
