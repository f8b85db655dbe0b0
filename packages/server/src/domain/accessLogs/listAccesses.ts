import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  type AccessPosition,
  countAccesses,
  type ListedAccess,
  selectAccesses,
} from "../../storage/queries/accessLogs.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { ListedAccess } from "../../storage/queries/accessLogs.ts";
export type AccessLogCode = GovernCode | "paid_only" | "invalid_cursor";

interface AccessesAsked {
  readonly teamId: string;
  readonly beforeMs: number;
}

/** A page by its number, with the number of all entries. */
export async function listAccessPage(
  ctx: ReadContext,
  asked: AccessesAsked & { readonly page: number; readonly count: number },
): Promise<Outcome<{ accesses: ListedAccess[]; total: number }, AccessLogCode>> {
  const allowed = await mayRead(ctx, asked.teamId);
  if (!allowed.ok) return allowed;
  const { teamId, beforeMs, page, count } = asked;
  const [accesses, total] = await Promise.all([
    selectAccesses(ctx.db, { teamId, beforeMs, offset: (page - 1) * count, limit: count }),
    countAccesses(ctx.db, teamId, beforeMs),
  ]);
  return succeed({ accesses, total });
}

/** A page behind a cursor. */
export async function listAccessesAfter(
  ctx: ReadContext,
  asked: AccessesAsked & { readonly cursor: string | undefined; readonly limit: number },
): Promise<Outcome<{ accesses: ListedAccess[]; next: string }, AccessLogCode>> {
  const allowed = await mayRead(ctx, asked.teamId);
  if (!allowed.ok) return allowed;
  const { teamId, beforeMs, limit } = asked;
  const listing = `accesses ${teamId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? undefined : (JSON.parse(from.at) as AccessPosition);
  const rows = await selectAccesses(ctx.db, { teamId, beforeMs, after, limit: limit + 1 });
  const accesses = rows.slice(0, limit);
  const last = accesses.at(-1);
  const next = rows.length > limit && last ? sealCursor(ctx, listing, JSON.stringify(positionOf(last))) : "";
  return succeed({ accesses, next });
}

function positionOf({ last_ms, user_id, ip, user_agent }: ListedAccess): AccessPosition {
  return { last_ms, user_id, ip, user_agent };
}

/** Admins of a workspace that pays. */
async function mayRead(ctx: ReadContext, teamId: string): Promise<Outcome<object, GovernCode | "paid_only">> {
  const governed = await governTeam(ctx, teamId);
  if (!governed.ok) return governed;
  const seen = await accessTeam(ctx, { id: teamId });
  if (!seen.ok) return seen;
  return (seen.org ?? seen.team).plan === "free" ? refuse("paid_only") : succeed({});
}
