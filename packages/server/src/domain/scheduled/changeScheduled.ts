import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, selectChannel } from "../../storage/queries/channels.ts";
import { selectScheduled, selectScheduledCount, updateScheduled } from "../../storage/queries/scheduledMessages.ts";
import type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";
import { defineOperation } from "../context.ts";
import type { Content } from "../messages/content.ts";
import { isOfCaller } from "./cancelScheduled.ts";
import { emitScheduled } from "./emitScheduled.ts";
import { storedMessage } from "./heldFiles.ts";

export interface ScheduledChange {
  readonly id: string;
  /** A time that has passed posts the message at once. */
  readonly postAtS?: number | undefined;
  readonly content?: Content | undefined;
}

export type ChangeScheduledCode = "invalid_scheduled_message_id" | "time_too_far" | "restricted_too_many";

/** Changes the text or the time of a message that waits. Links and access are checked when it is posted. */
export const changeScheduled = defineOperation(
  import.meta,
  async (
    ctx,
    { id, postAtS, content }: ScheduledChange,
  ): Promise<Outcome<{ row: ScheduledMessageRow }, ChangeScheduledCode>> => {
    const before = await selectScheduled(ctx.db, id);
    if (!before || !isOfCaller(ctx, before)) return refuse("invalid_scheduled_message_id");
    // Or two servers would each find room for the last one.
    const channel = await selectChannel(ctx.db, before.channel_id);
    if (channel) await lockChannel(ctx.db, channel.key);
    const atS = postAtS ?? before.post_at_s;
    if (atS * 1000 > ctx.nowMs + limits.schedule_ahead_s * 1000) return refuse("time_too_far");
    const fromS = atS - (atS % limits.schedule_window_s);
    const isMoved = before.post_at_s < fromS || before.post_at_s >= fromS + limits.schedule_window_s;
    if (isMoved && atS * 1000 > ctx.nowMs) {
      const crowd = await selectScheduledCount(ctx.db, before.channel_id, fromS, fromS + limits.schedule_window_s);
      if (crowd >= limits.schedule_per_window_max) return refuse("restricted_too_many");
    }
    const changed = {
      post_at_s: atS,
      text: content ? content.text.replaceAll("\u0000", "") : before.text,
      message: content ? JSON.stringify({ ...storedMessage(before), content }) : before.message,
    };
    // Another server may have posted it since.
    if (!(await updateScheduled(ctx.db, id, changed))) return refuse("invalid_scheduled_message_id");
    await emitScheduled(ctx, before.channel_id);
    return succeed({ row: { ...before, ...changed } });
  },
);
