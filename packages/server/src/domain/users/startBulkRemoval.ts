import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { startJob } from "../jobs/startJob.ts";
import { accessRemovable } from "./deactivateUser.ts";

interface BulkRemoval {
  readonly teamId: string;
  readonly userIds: readonly string[];
}

export interface StartedBulkRemoval {
  readonly jobId: string;
  readonly notAdded: readonly { readonly userId: string; readonly error: string }[];
}

/** Queues the deactivation of many people of a workspace, without those that it is refused for. */
export const startBulkRemoval = defineOperation(
  import.meta,
  async (
    ctx,
    { teamId, userIds }: BulkRemoval,
  ): Promise<Outcome<StartedBulkRemoval, GovernCode | "no_valid_users">> => {
    const governed = await governTeam(ctx, teamId);
    if (!governed.ok) return governed;
    const subjects: string[] = [];
    const notAdded: { userId: string; error: string }[] = [];
    for (const userId of new Set(userIds)) {
      const found = await accessRemovable(ctx, { teamId: governed.team.id, userId });
      if (found.ok) subjects.push(userId);
      else notAdded.push({ userId, error: found.error });
    }
    if (subjects.length === 0) return refuse("no_valid_users");
    // A job stops when its actor is deactivated, so that the actor has to be the last one.
    const isActor = (id: string) => id === ctx.caller.userId;
    const ordered = [...subjects.filter((id) => !isActor(id)), ...subjects.filter(isActor)];
    const args = { teamId: governed.team.id };
    const started = await startJob(ctx, { kind: "admin.users.bulkRemove", subjects: ordered, args });
    if (!started.ok) throw new Error("a job without a key excludes no other one");
    return succeed({ jobId: started.jobId, notAdded });
  },
);
