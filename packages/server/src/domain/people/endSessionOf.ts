import { selectSessionOwner, updateSessionRevoked } from "../../storage/queries/sessions.ts";
import type { WriteContext } from "../context.ts";
import { endListening } from "../events/endAccess.ts";

/** Ends a session and closes the sockets that were opened with it, whether or not its person asked for it. */
export async function endSessionOf(ctx: WriteContext, hash: string): Promise<void> {
  const owner = await selectSessionOwner(ctx.db, hash, { nowMs: ctx.nowMs });
  await updateSessionRevoked(ctx.db, hash, ctx.nowMs);
  if (owner) await endListening(ctx, owner.user_id);
}
