import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectActiveSessions } from "../../storage/queries/sessions.ts";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { SessionRow } from "../../storage/tables/sessions.ts";
import { governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { accessSessionHolder, type SessionHolderCode } from "../people/accessSessionHolder.ts";

export type { SessionRow } from "../../storage/tables/sessions.ts";

export interface SessionsAsked {
  readonly teamId: string | undefined;
  readonly userId: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListSessionsCode =
  | SessionHolderCode
  | "missing_team"
  | "missing_user"
  | "team_not_found"
  | "no_active_sessions"
  | "invalid_cursor";

/** Where people are signed in: one person of a workspace, or everyone whom the caller administers. */
export async function listActiveSessions(
  ctx: ReadContext,
  asked: SessionsAsked,
): Promise<Outcome<{ sessions: SessionRow[]; teamId: string; next: string }, ListSessionsCode>> {
  const { userId, limit } = asked;
  const place = await placeOf(ctx, asked);
  if (!place.ok) return place;
  const listing = `sessions ${JSON.stringify([place.teamIds, userId])}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { teamIds } = place;
  const { nowMs } = ctx;
  const afterId = from.at === undefined ? -1 : Number(from.at);
  const page = { teamIds, userId, nowMs, idleMs: limits.session_idle_s * 1000, afterId, limit: limit + 1 };
  const rows = await selectActiveSessions(ctx.db, page);
  if (rows.length === 0) return refuse("no_active_sessions");
  const sessions = rows.slice(0, limit);
  const last = sessions.at(-1);
  const next = rows.length > sessions.length && last ? sealCursor(ctx, listing, String(last.id)) : "";
  return succeed({ sessions, teamId: place.id, next });
}

async function placeOf(
  ctx: ReadContext,
  { teamId, userId }: SessionsAsked,
): Promise<Outcome<{ id: string; teamIds: readonly string[] }, ListSessionsCode>> {
  const { caller } = ctx;
  if (teamId === undefined && userId !== undefined) return refuse("missing_team");
  if (teamId !== undefined && userId === undefined) return refuse("missing_user");
  if (teamId !== undefined && userId !== undefined) {
    const governed = await governTeam(ctx, teamId);
    if (!governed.ok) return governed;
    const holder = await accessSessionHolder(ctx, userId);
    return holder.ok ? succeed({ id: teamId, teamIds: [teamId] }) : holder;
  }
  if (caller.orgId === undefined) {
    const governed = await governTeam(ctx, caller.teamId);
    return governed.ok ? succeed({ id: caller.teamId, teamIds: [caller.teamId] }) : governed;
  }
  if (!(await mayAdministerOrg(ctx))) return refuse("not_an_admin");
  const teamIds = (await selectTeamsOfOrg(ctx.db, caller.orgId)).map(({ id }) => id);
  return succeed({ id: caller.orgId, teamIds });
}
