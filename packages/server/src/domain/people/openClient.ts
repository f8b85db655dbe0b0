import type { Context } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { makeClientToken } from "./clientToken.ts";
import { readSession } from "./readSession.ts";

export interface OpenClient {
  readonly token: string;
  readonly expiresMs: number;
  readonly userId: string;
  readonly teamId: string;
  readonly lastTeamId: string;
}

/**
 * A fresh token for the browser that holds this session, in the named workspace or the one that was opened last; nothing for
 * a session that is over, or whose person is not wholly in.
 */
export async function openClient(ctx: Context, session: string, teamId?: string): Promise<OpenClient | undefined> {
  const found = await readSession(ctx, session, teamId);
  if (!found || found.due !== undefined) return undefined;
  const { token, expiresMs } = makeClientToken(
    ctx.secrets,
    { sessionHash: hashToken(session), teamId: found.teamId },
    ctx.nowMs,
  );
  const { userId, lastTeamId } = found;
  return { token, expiresMs, userId, teamId: found.teamId, lastTeamId };
}
