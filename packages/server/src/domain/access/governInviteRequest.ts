import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInviteRequest } from "../../storage/queries/inviteRequests.ts";
import type { InviteRequestRow } from "../../storage/tables/inviteRequests.ts";
import type { ReadContext } from "../context.ts";
import { type GovernCode, governTeam } from "./governTeam.ts";

export type GovernInviteRequestCode = GovernCode | "invalid_request";

/** The only access check for a request to invite a person: for the administrators of its workspace, also by a delegated role. */
export async function governInviteRequest(
  ctx: ReadContext,
  named: { readonly id: string; readonly teamId: string | undefined },
): Promise<Outcome<{ request: InviteRequestRow }, GovernInviteRequestCode>> {
  const governed = await governTeam(ctx, named.teamId ?? ctx.caller.teamId);
  if (!governed.ok && named.teamId !== undefined) return governed;
  const request = isIdShaped(named.id) ? await selectInviteRequest(ctx.db, named.id, ctx.nowMs) : undefined;
  const isThere = request && (named.teamId === undefined || named.teamId === request.team_id);
  if (isThere && (await governTeam(ctx, request.team_id)).ok) return succeed({ request });
  // The id says nothing to people who administer nothing, whether it names a request or not.
  return governed.ok ? refuse("invalid_request") : governed;
}
