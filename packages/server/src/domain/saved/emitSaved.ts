import { printTs } from "@platform/protocol";
import { type Owner, selectDueCount } from "../../storage/queries/saved.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** To all clients of the person in the workspace, which read again what they show. */
export async function emitSaved(ctx: WriteContext, owner: Owner = ctx.caller): Promise<void> {
  const { teamId, userId } = owner;
  const payload = { due_count: await selectDueCount(ctx.db, owner), event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type: "saved_changed", teamId, userId, audience: "user", payload });
}
