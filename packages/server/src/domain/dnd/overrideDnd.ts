import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { selectDnd } from "../../storage/queries/dnd.ts";
import { selectOverrides, upsertOverride } from "../../storage/queries/dndOverrides.ts";
import { selectMembers } from "../../storage/queries/members.ts";
import { accessMessageToChange } from "../access/accessMessage.ts";
import { emitToPerson } from "../channels/directEvents.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { isPaused } from "./dndStatus.ts";

export type OverrideCode =
  | "channel_not_found"
  | "message_not_found"
  | "not_direct"
  | "not_author"
  | "not_in_dnd"
  | "already_notified";

/**
 * Notifies the people of a direct conversation who are not to be disturbed of a message of the caller. The lock of the
 * channel, which comes with the access to the message, makes a second call wait and find it done.
 */
export const overrideDnd = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string; readonly ts: string }): Promise<Outcome<object, OverrideCode>> => {
    const seen = await accessMessageToChange(ctx, input);
    if (!seen.ok) return refuse(seen.error === "message_not_found" ? "message_not_found" : "channel_not_found");
    const { channel, message } = seen;
    const { userId } = ctx.caller;
    if (channel.kind !== "im" && channel.kind !== "mpim") return refuse("not_direct");
    if (message.user_id !== userId) return refuse("not_author");
    const paused = await pausedMembers(ctx, channel.key);
    if (paused.length === 0) return refuse("not_in_dnd");
    const sinceMs = ctx.nowMs - limits.dnd_override_every_s * 1000;
    const done = new Set((await selectOverrides(ctx.db, userId, sinceMs)).map((row) => row.receiver_id));
    const receivers = paused.filter((id) => !done.has(id));
    if (receivers.length === 0) return refuse("already_notified");
    const payload = {
      channel: channel.id,
      user: userId,
      ts: printTs(message.ts),
      event_ts: printTs(ctx.nowMs * 1000),
    };
    for (const receiver of receivers) {
      await upsertOverride(ctx.db, userId, receiver, ctx.nowMs);
      await emitToPerson(ctx, channel, receiver, { type: "dnd_override", payload });
    }
    return succeed({});
  },
);

async function pausedMembers(ctx: WriteContext, channelKey: number): Promise<string[]> {
  const members = await selectMembers(ctx.db, channelKey, "", limits.dnd_users_max);
  const others = members.filter((id) => id !== ctx.caller.userId);
  const settings = await selectDnd(ctx.db, others);
  return others.filter((id) => {
    const found = settings.get(id);
    return found !== undefined && isPaused(found, ctx.nowMs);
  });
}
