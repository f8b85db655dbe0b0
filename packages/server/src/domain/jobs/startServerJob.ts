import type { Outcome } from "@platform/protocol";
import type { TeamRow } from "../access/accessTeam.ts";
import { nobody } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { type NewJob, storeJob } from "./storeJob.ts";

/** Queues work that the server itself does in a workspace, and that its administrators can follow. */
export function startServerJob(
  ctx: WriteContext,
  { team, ...job }: NewJob & { readonly team: TeamRow },
): Promise<Outcome<{ jobId: string }, "action_already_in_progress">> {
  const place = { teamId: team.id, teamName: team.name, teamDomain: team.domain, orgId: team.org_id ?? undefined };
  return storeJob(ctx, job, {
    caller: { ...nobody, ...place },
    orgId: team.org_id,
    teamId: team.id,
    dueMs: ctx.nowMs,
  });
}
