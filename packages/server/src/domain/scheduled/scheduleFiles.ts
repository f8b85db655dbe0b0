import { type Outcome, type Refusal, refuse } from "@platform/protocol";
import type { JoinedAccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { isJoinedRefusal, lockChannels } from "../files/shareFiles.ts";
import { takeUploads, type WantedUpload } from "../files/takeUploads.ts";
import { type LaterMessage, schedule, type ScheduleCode, type Scheduled } from "./scheduleMessage.ts";

export interface LaterFiles extends Omit<LaterMessage, "files" | "isBroadcast"> {
  readonly uploads: readonly WantedUpload[];
  readonly baseUrl: string;
}

const ownCodes = ["cannot_reply_to_message", "time_in_past", "time_too_far", "restricted_too_many"] as const;
type OwnCode = (typeof ownCodes)[number];

export type LaterFilesCode = OwnCode | JoinedAccessCode | "posting_to_channel_denied" | "file_not_found";

/** Puts a message aside with files, which are shared when it is posted: all of it or nothing. */
export const scheduleFiles = defineOperation(
  import.meta,
  async (ctx, { uploads, baseUrl, ...message }: LaterFiles): Promise<Outcome<Scheduled, LaterFilesCode>> => {
    await lockChannels(ctx, [message.channel]);
    const taken = await takeUploads(ctx, uploads);
    if (!taken.ok) return taken;
    const scheduled = await schedule(ctx, { ...message, files: { ids: taken.files.map(({ id }) => id), baseUrl } });
    if (scheduled.ok || isOwn(scheduled) || isJoinedRefusal(scheduled)) return scheduled;
    return refuse("posting_to_channel_denied", scheduled.error);
  },
);

function isOwn(refusal: Refusal<ScheduleCode>): refusal is Refusal<OwnCode> {
  return ownCodes.some((code) => code === refusal.error);
}
