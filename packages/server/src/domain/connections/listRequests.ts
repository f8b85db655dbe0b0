import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRequests } from "../../storage/queries/sharedInvites.ts";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { describeInvite, type ListedInvite } from "./listInvites.ts";
import { mayApprove } from "./mayApprove.ts";

export interface AskedRequests {
  readonly includeApproved: boolean;
  readonly includeDenied: boolean;
  readonly includeExpired: boolean;
  readonly inviteIds: readonly string[] | undefined;
  readonly userId: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface ListedRequest extends ListedInvite {
  /** The workspaces that have the channel besides its own. */
  readonly teams: readonly TeamRow[];
}

/** Requests to share channels of a workspace by id, for the people and apps that review them. */
export async function listRequests(
  ctx: ReadContext,
  asked: AskedRequests,
): Promise<Outcome<{ requests: ListedRequest[]; next: string }, "restricted_action" | "invalid_cursor">> {
  const { teamId } = ctx.caller;
  const team = await selectTeam(ctx.db, teamId);
  if (!team || !(await mayApprove(ctx, team))) return refuse("restricted_action");
  const from = openCursor(ctx, "shared invite requests", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectRequests(ctx.db, {
    ...asked,
    teamId,
    nowMs: ctx.nowMs,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const requests: ListedRequest[] = [];
  for (const row of page) {
    requests.push({ ...(await describeInvite(ctx, row)), teams: await selectChannelTeams(ctx.db, row.channel_key) });
  }
  const last = page.at(-1);
  const next = rows.length > page.length && last ? sealCursor(ctx, "shared invite requests", last.id) : "";
  return succeed({ requests, next });
}
