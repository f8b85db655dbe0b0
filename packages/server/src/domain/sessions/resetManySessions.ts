import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { startJob } from "../jobs/startJob.ts";
import { accessSessionHolder } from "../people/accessSessionHolder.ts";
import type { ResetCode } from "../people/resetSessions.ts";

/** Signs many people out in the background. The answer has a code for each person who cannot be signed out. */
export const resetManySessions = defineOperation(
  import.meta,
  async (
    ctx,
    { userIds }: { readonly userIds: readonly string[] },
  ): Promise<Outcome<{ failed: Readonly<Record<string, ResetCode>> }, ResetCode>> => {
    const subjects: string[] = [];
    const failed: Record<string, ResetCode> = {};
    for (const id of new Set(userIds)) {
      const holder = await accessSessionHolder(ctx, id);
      if (holder.ok && !holder.isPrimaryOwner) subjects.push(id);
      else if (holder.ok) failed[id] = "cannot_reset_primary_owner";
      else failed[id] = holder.error === "bots_not_allowed" ? "cannot_reset_bot" : holder.error;
    }
    if (subjects.length === 0) return refuse(Object.values(failed)[0] ?? "user_not_found");
    const started = await startJob(ctx, { kind: "admin.users.session.resetBulk", subjects, args: {} });
    if (!started.ok) throw new Error("a job without a key excludes no other one");
    return succeed({ failed });
  },
);
