import { type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { updateFeedPosition } from "../../storage/queries/feed.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Moves the position up to which the caller has seen what concerns them in the workspace. */
export const markFeed = defineOperation(
  import.meta,
  async (ctx, { ts }: { readonly ts: string }): Promise<Outcome<object, "invalid_timestamp">> => {
    const us = parseTs(ts);
    if (us === undefined) return refuse("invalid_timestamp");
    const { userId, teamId } = ctx.caller;
    // Nothing that is yet to come can be read.
    const [position] = await updateFeedPosition(ctx.db, userId, teamId, Math.min(us, ctx.nowMs * 1000 + 999));
    await emit(ctx, {
      type: "feed_marked",
      teamId,
      userId,
      audience: "user",
      payload: { last_read: printTs(position?.read_ts ?? us), event_ts: printTs(ctx.nowMs * 1000) },
    });
    return succeed({});
  },
);
