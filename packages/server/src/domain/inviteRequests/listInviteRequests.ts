import { type Outcome, succeed } from "@platform/protocol";
import { selectInviteRequests } from "../../storage/queries/inviteRequests.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import type { InviteRequestRow } from "./describeInviteRequest.ts";

export interface InviteRequestsAsked {
  /** The caller's own workspace when left out. */
  readonly teamId: string | undefined;
  readonly status: InviteRequestRow["status"];
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The requests of a workspace that wait, or that were decided in one way, by id. */
export async function listInviteRequests(
  ctx: ReadContext,
  { status, cursor, limit, ...asked }: InviteRequestsAsked,
): Promise<Outcome<{ requests: InviteRequestRow[]; next: string }, GovernCode | "invalid_cursor">> {
  const governed = await governTeam(ctx, asked.teamId ?? ctx.caller.teamId);
  if (!governed.ok) return governed;
  const teamId = governed.team.id;
  const listing = `invite requests ${status} ${teamId}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const where = { teamId, status, nowMs: ctx.nowMs, afterId: from.at ?? "", limit: limit + 1 };
  const rows = await selectInviteRequests(ctx.db, where);
  const requests = rows.slice(0, limit);
  const last = requests.at(-1);
  return succeed({ requests, next: rows.length > limit && last ? sealCursor(ctx, listing, last.id) : "" });
}
