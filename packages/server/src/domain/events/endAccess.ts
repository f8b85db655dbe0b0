import { selectUser } from "../../storage/queries/users.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "./emit.ts";

/** For the servers of this platform alone: no app and no client ever hears of it. */
export const accessEnded = "access_ended";

/** Which sockets are meant. */
export interface EndedAccess {
  /** Of everybody in the workspace unless told. */
  readonly userId?: string;
  /** Only what a token of this app opened; with null, only what was opened at our own client. */
  readonly appId?: string | null;
}

/**
 * Tells every server that somebody, or everybody in a workspace, may no longer listen. A socket asks for no token after it
 * was opened, so it would go on telling what its holder may not hear any more.
 */
export async function endAccess(ctx: WriteContext, ended: EndedAccess & { readonly teamId: string }): Promise<void> {
  const { teamId, ...payload } = ended;
  await emit(ctx, { type: accessEnded, teamId, audience: "team", payload });
}

/**
 * A session of somebody is over, so nothing may go on listening with it. Browsers in which the person is still signed in
 * lose their sockets too, and open others.
 */
export async function endListening(ctx: WriteContext, userId: string): Promise<void> {
  const user = await selectUser(ctx.db, userId);
  if (user) await endAccess(ctx, { teamId: user.team_id, userId, appId: null });
}
