import { type Outcome, succeed } from "@platform/protocol";
import { deleteEndedEphemerals, deleteEndedResponseUrls } from "../../storage/queries/interactions.ts";
import { defineOperation } from "../context.ts";

/** Forgets addresses that no longer answer, and messages that nobody can act on any more. */
export const sweepInteractions = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    await deleteEndedResponseUrls(ctx.db, ctx.nowMs);
    await deleteEndedEphemerals(ctx.db, ctx.nowMs);
    return succeed({ hasMore: false, didWork: false });
  },
);
