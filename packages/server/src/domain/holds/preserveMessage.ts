import { insertHeldShares, insertRevision, selectNextRevision } from "../../storage/queries/heldContent.ts";
import type { HeldRevisionRow } from "../../storage/tables/heldRevisions.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { WriteContext } from "../context.ts";
import type { MessageHome } from "../messages/writeMessage.ts";
import { isHeld } from "./isHeld.ts";

/**
 * Before a message is changed or deleted: stores what it is when a hold covers it. Readers see only what follows. The caller
 * holds the channel's lock.
 */
export async function preserveMessage(
  ctx: WriteContext,
  channel: MessageHome,
  message: MessageRow,
  change: HeldRevisionRow["change"],
): Promise<void> {
  const { channel_key: key, ts, thread_ts, user_id, body, metadata } = message;
  if (!(await isHeld(ctx, { message, kind: channel.kind }))) return;
  if (change === "deleted") await insertHeldShares(ctx.db, key, channel.kind, ts);
  await insertRevision(ctx.db, {
    channel_key: key,
    ts,
    revision: await selectNextRevision(ctx.db, key, ts),
    thread_ts,
    channel_id: channel.id,
    channel_kind: channel.kind,
    user_id,
    change,
    changed_by: ctx.caller.userId,
    changed_ms: ctx.nowMs,
    body,
    metadata,
  });
}
