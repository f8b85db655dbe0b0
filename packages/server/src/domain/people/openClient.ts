import type { Context } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { makeClientToken } from "./clientToken.ts";
import { readSession } from "./readSession.ts";

export interface OpenClient {
  readonly token: string;
  readonly expiresMs: number;
  readonly userId: string;
}

/** A fresh token for the browser that holds this session; nothing for one that is over, or whose person is not wholly in. */
export async function openClient(ctx: Context, session: string): Promise<OpenClient | undefined> {
  const found = await readSession(ctx, session);
  if (!found || found.due !== undefined) return undefined;
  const { token, expiresMs } = makeClientToken(ctx.secrets, hashToken(session), ctx.nowMs);
  return { token, expiresMs, userId: found.userId };
}
