import { limits } from "@platform/protocol";
import { selectNewestTimes } from "../../storage/queries/messageActivity.ts";
import type { WriteContext } from "../context.ts";
import { recordActs } from "./recordActs.ts";

/**
 * A mark of a third-party client counts as views of the messages since the mark before; of a long absence only the newest.
 * The browser client records what was on the screen itself (`client.activity.record`), and marks also what was not: a
 * channel is read when its end is, and "mark everything as read" shows nothing.
 */
export async function recordMarked(
  ctx: WriteContext,
  channelKey: number,
  read: { readonly afterTs: number; readonly upToTs: number },
): Promise<void> {
  if (ctx.caller.kind !== "user" || ctx.caller.isInPerson || read.upToTs <= read.afterTs) return;
  const times = await selectNewestTimes(ctx.db, channelKey, read.afterTs, read.upToTs, limits.marked_views_max);
  await recordActs(
    ctx,
    channelKey,
    times.map((ts) => ({ ts, kind: "view" })),
  );
}
