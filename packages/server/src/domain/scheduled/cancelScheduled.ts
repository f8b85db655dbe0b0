import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteScheduled, selectScheduled } from "../../storage/queries/scheduledMessages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";

/** Takes back a message that has not been posted yet; only whoever asked for it can. */
export const cancelScheduled = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly id: string },
  ): Promise<Outcome<object, "channel_not_found" | "invalid_scheduled_message_id">> => {
    const channel = await findReadableChannel(ctx, input.channelId);
    if (!channel) return refuse("channel_not_found");
    const row = await selectScheduled(ctx.db, input.id);
    const isOwn = row?.user_id === ctx.caller.userId && row.channel_id === channel.id;
    if (!isOwn || !(await deleteScheduled(ctx.db, row.id))) return refuse("invalid_scheduled_message_id");
    return succeed({});
  },
);
