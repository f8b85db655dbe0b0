import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteScheduled, selectScheduled } from "../../storage/queries/scheduledMessages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";
import type { Caller } from "../caller.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { emitScheduled } from "./emitScheduled.ts";
import { removeHeldFiles, storedMessage } from "./heldFiles.ts";

/**
 * Takes back a message that has not been posted yet, and its files; only the person who asked for it can, through the same
 * app or the client. The bytes of the files are to be removed after the commit; should that not come about, the sweep finds them.
 */
export const cancelScheduled = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly id: string },
  ): Promise<Outcome<{ blobKeys: string[] }, "channel_not_found" | "invalid_scheduled_message_id">> => {
    const channel = await findReadableChannel(ctx, input.channelId);
    if (!channel) return refuse("channel_not_found");
    const row = await selectScheduled(ctx.db, input.id);
    const isOwn = row?.channel_id === channel.id && isOfCaller(ctx, row);
    if (!isOwn || !(await deleteScheduled(ctx.db, row.id))) return refuse("invalid_scheduled_message_id");
    if (ctx.caller.appId === undefined) await emitScheduled(ctx, channel.id);
    return succeed({ blobKeys: await removeHeldFiles(ctx, storedMessage(row)) });
  },
);

export function isOfCaller({ caller }: ReadContext, row: ScheduledMessageRow): boolean {
  if (row.user_id !== caller.userId || row.team_id !== caller.teamId) return false;
  return (JSON.parse(row.caller) as Caller).appId === caller.appId;
}
