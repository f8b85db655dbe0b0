import type { WriteContext } from "../context.ts";
import { emit } from "./emit.ts";

/** For the servers of this platform alone: no app and no client ever hears of it. */
export const accessEnded = "access_ended";

/**
 * Tells every server that somebody, or everybody in a workspace, may no longer listen. A socket asks for no token after it
 * was opened, so it would go on telling what its holder may not hear any more.
 */
export async function endAccess(
  ctx: WriteContext,
  whose: { readonly teamId: string; readonly userId?: string },
): Promise<void> {
  const { teamId, userId } = whose;
  await emit(ctx, { type: accessEnded, teamId, audience: "team", payload: { userId } });
}
