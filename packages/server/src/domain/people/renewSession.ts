import { limits } from "@platform/protocol";
import { updateOtherSessionsRevoked, updateSessionHash } from "../../storage/queries/sessions.ts";
import type { WriteContext } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { hashToken } from "../tokens/hashToken.ts";

/**
 * Gives a session a new id, when it gains privileges: knowledge of the old id becomes worthless.
 * Returns nothing if it ended meanwhile.
 */
export async function renewSession(ctx: WriteContext, before: string): Promise<string | undefined> {
  const session = ctx.ids.unguessable();
  const isRenewed = await updateSessionHash(ctx.db, {
    before: hashToken(before),
    hash: hashToken(session),
    nowMs: ctx.nowMs,
    expiresMs: ctx.nowMs + limits.session_life_s * 1000,
  });
  return isRenewed ? session : undefined;
}

/** The same, and all other sessions of the person end: an attacker may have opened them. */
export async function keepOnlySession(
  ctx: WriteContext,
  { userId, session }: { readonly userId: string; readonly session: string },
): Promise<string | undefined> {
  await updateOtherSessionsRevoked(ctx.db, { userId, keep: hashToken(session), nowMs: ctx.nowMs });
  await endListening(ctx, userId);
  return renewSession(ctx, session);
}
