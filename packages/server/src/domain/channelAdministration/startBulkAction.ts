import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { WriteResult } from "../../storage/job.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { startJob } from "../jobs/startJob.ts";
import { accessArchivable } from "./archiveGoverned.ts";
import { accessDeletable } from "./deleteGoverned.ts";
import { accessMovable } from "./moveGoverned.ts";
import { governedTeams } from "./governedTeams.ts";

export type BulkActionCode = "restricted_action" | "no_valid_channels" | "action_already_in_progress";

export type BulkAction = { readonly channelIds: readonly string[] } & (
  | { readonly kind: "admin.conversations.bulkArchive" | "admin.conversations.bulkDelete" }
  | { readonly kind: "admin.conversations.bulkMove"; readonly targetTeamId: string }
);

export interface StartedBulkAction {
  readonly jobId: string;
  readonly notAdded: readonly { readonly channelId: string; readonly error: string }[];
}

/** Queues the same change of many channels, without those that it is refused for. One at a time in an org. */
export const startBulkAction = defineOperation(
  import.meta,
  async (ctx, action: BulkAction): Promise<Outcome<StartedBulkAction, BulkActionCode>> => {
    const { kind, channelIds, ...args } = action;
    if ((await governedTeams(ctx)).length === 0) return refuse("restricted_action");
    const subjects: string[] = [];
    const notAdded: { channelId: string; error: string }[] = [];
    for (const channelId of new Set(channelIds)) {
      const checked = await check(ctx, action, channelId);
      if (checked.ok) subjects.push(channelId);
      else notAdded.push({ channelId, error: checked.error });
    }
    if (subjects.length === 0) return refuse("no_valid_channels");
    const exclusiveKey = `channels of ${ctx.caller.orgId ?? ctx.caller.teamId}`;
    const started = await startJob(ctx, { kind, subjects, args, exclusiveKey });
    return started.ok ? succeed({ jobId: started.jobId, notAdded }) : started;
  },
);

/** Whether the action on one channel would be refused now. It is checked again when its turn comes. */
function check(ctx: ReadContext, action: BulkAction, channelId: string): Promise<WriteResult> {
  switch (action.kind) {
    case "admin.conversations.bulkArchive":
      return accessArchivable(ctx, channelId);
    case "admin.conversations.bulkDelete":
      return accessDeletable(ctx, channelId);
    case "admin.conversations.bulkMove":
      return accessMovable(ctx, { channelId, targetTeamId: action.targetTeamId });
  }
}
