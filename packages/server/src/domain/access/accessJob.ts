import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectJob } from "../../storage/queries/jobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { ReadContext } from "../context.ts";
import { delegatedEntities } from "./mayAdminister.ts";
import { isOrgAdmin, runsOwnWorkspace } from "./roles.ts";
import { permissionOf } from "./systemRoles.ts";

export type { JobRow } from "../../storage/tables/jobs.ts";

/**
 * The only access check for a job: admins of the org that it belongs to, or of its workspace. Others read a job that they
 * have started, as long as a delegated role opens its method to them.
 */
export async function accessJob(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ job: JobRow }, "job_not_found" | "not_an_admin">> {
  const { db, caller } = ctx;
  const job = isIdShaped(id) ? await selectJob(db, id) : undefined;
  if (!runsOwnWorkspace(caller))
    return job && (await isOwnByRole(ctx, job)) ? succeed({ job }) : refuse("not_an_admin");
  if (!job) return refuse("job_not_found");
  const isOfOrg = isOrgAdmin(caller) && job.org_id !== null && job.org_id === caller.orgId;
  return isOfOrg || job.team_id === caller.teamId ? succeed({ job }) : refuse("job_not_found");
}

async function isOwnByRole(ctx: ReadContext, job: JobRow): Promise<boolean> {
  if (job.actor_id !== ctx.caller.userId || job.team_id !== ctx.caller.teamId) return false;
  return (await delegatedEntities(asStarter(ctx, job))).length > 0;
}

/** With the permission that the method needs which starts such jobs: what a job has done is for people who may start it. */
export function asStarter(ctx: ReadContext, { kind }: Pick<JobRow, "kind">): ReadContext {
  const permission = permissionOf(kind);
  return permission === undefined ? ctx : { ...ctx, caller: { ...ctx.caller, permission } };
}
