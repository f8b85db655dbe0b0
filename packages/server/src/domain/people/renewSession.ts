import { browserSessionMark } from "@platform/protocol";
import { selectSessionSettings } from "../../storage/queries/sessionSettings.ts";
import { selectSessionOwner, updateOtherSessionsRevoked, updateSessionHash } from "../../storage/queries/sessions.ts";
import type { WriteContext } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { lifetimeOf, newSessionId } from "./sessionRow.ts";

/**
 * Gives a session a new id, when it gains privileges: knowledge of the old id becomes worthless.
 * Returns nothing if it ended meanwhile.
 */
export async function renewSession(ctx: WriteContext, before: string): Promise<string | undefined> {
  const owner = await selectSessionOwner(ctx.db, hashToken(before), { nowMs: ctx.nowMs });
  const [settings] = owner ? await selectSessionSettings(ctx.db, [owner.user_id]) : [];
  const session = newSessionId(ctx.ids.unguessable(), before.endsWith(browserSessionMark));
  const isRenewed = await updateSessionHash(ctx.db, {
    before: hashToken(before),
    hash: hashToken(session),
    nowMs: ctx.nowMs,
    expiresMs: ctx.nowMs + lifetimeOf(settings) * 1000,
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
