import { selectSessions } from "../../storage/queries/sessions.ts";
import type { ReadContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { isOver } from "./readSession.ts";

export interface ListedSession {
  readonly userAgent: string;
  readonly lastSeenMs: number;
  readonly isThis: boolean;
}

/** Where a person is signed in, the last used session first. */
export async function listSessions(ctx: ReadContext, userId: string, session: string): Promise<ListedSession[]> {
  const own = hashToken(session);
  const rows = await selectSessions(ctx.db, userId);
  return rows
    .filter((row) => !isOver(row, ctx.nowMs))
    .map((row) => ({ userAgent: row.user_agent, lastSeenMs: row.last_seen_ms, isThis: row.hash === own }));
}
