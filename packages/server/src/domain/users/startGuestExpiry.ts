import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectExpiredGuests, selectTeamsWithExpiredGuests } from "../../storage/queries/expiredGuests.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { startServerJob } from "../jobs/startServerJob.ts";

const kind = "guests.expire";

/** Starts a job for each workspace with guests whose time is over. Two servers start one, which any server does. */
export const startGuestExpiry = defineOperation(
  import.meta,
  async (ctx, _input: object): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const limit = limits.guest_expiry_teams_step;
    const failedSinceMs = ctx.nowMs - limits.guest_expiry_retry_s * 1000;
    const teamIds = await selectTeamsWithExpiredGuests(ctx.db, { nowMs: ctx.nowMs, kind, failedSinceMs, limit });
    for (const teamId of teamIds) await startIn(ctx, teamId);
    return succeed({ hasMore: teamIds.length === limit, didWork: teamIds.length > 0 });
  },
);

async function startIn(ctx: WriteContext, teamId: string): Promise<void> {
  const team = await selectTeam(ctx.db, teamId);
  if (!team) return;
  const guests = await selectExpiredGuests(ctx.db, { teamId, nowMs: ctx.nowMs, limit: limits.guest_expiry_items_max });
  const subjects = guests.map(({ id }) => id);
  if (subjects.length === 0) return;
  const exclusiveKey = `expired guests of ${teamId}`;
  await startServerJob(ctx, { kind, team, subjects, args: { teamId }, exclusiveKey });
}
