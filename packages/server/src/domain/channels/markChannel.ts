import { limits, type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { selectUnread, updateLastRead } from "../../storage/queries/members.ts";
import { recordMarked } from "../analytics/recordMarked.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { channelType } from "../messages/writeMessage.ts";
import { eventTs } from "./channelEvents.ts";
import { emitToPerson } from "./directEvents.ts";

export type MarkCode = ManageCode | "invalid_timestamp" | "not_in_channel";

/** Moves the place up to which the caller has read, back as well as on. */
export const markChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string; readonly ts: string }): Promise<Outcome<object, MarkCode>> => {
    const us = parseTs(input.ts);
    if (us === undefined) return refuse("invalid_timestamp");
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    // Nobody has read what is not written yet; it would never be shown as new.
    const readTs = Math.min(us, channel.last_ts);
    const { userId } = ctx.caller;
    await updateLastRead(ctx.db, channel.key, userId, readTs);
    await recordMarked(ctx, channel.key, { afterTs: channel.last_read_ts ?? 0, upToTs: readTs });
    const { unread, shown } = await selectUnread(ctx.db, channel.key, readTs, userId, limits.unread_max);
    await emitToPerson(ctx, channel, userId, {
      type: `${channelType[channel.kind]}_marked`,
      payload: {
        channel: channel.id,
        ts: printTs(readTs),
        unread_count: unread,
        unread_count_display: shown,
        event_ts: eventTs(ctx),
      },
    });
    return succeed({});
  },
);
