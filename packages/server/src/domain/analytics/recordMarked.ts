import { limits } from "@platform/protocol";
import { selectNewestTimes } from "../../storage/queries/messageActivity.ts";
import type { WriteContext } from "../context.ts";
import { recordActs } from "./recordActs.ts";

/** Whoever says to have read up to a message has seen those since the last time; of a long absence only the newest. */
export async function recordMarked(
  ctx: WriteContext,
  channelKey: number,
  read: { readonly afterTs: number; readonly upToTs: number },
): Promise<void> {
  if (ctx.caller.kind !== "user" || read.upToTs <= read.afterTs) return;
  const times = await selectNewestTimes(ctx.db, channelKey, read.afterTs, read.upToTs, limits.marked_views_max);
  await recordActs(
    ctx,
    channelKey,
    times.map((ts) => ({ ts, kind: "view" })),
  );
}
