import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectAppRequest } from "../../storage/queries/appRequests.ts";
import type { AppRequestRow } from "../../storage/tables/appRequests.ts";
import { governedTeams } from "../channelAdministration/governedTeams.ts";
import type { ReadContext } from "../context.ts";
import { type GovernCode, governTeam } from "./governTeam.ts";

export type GovernRequestCode = GovernCode | "invalid_request_id";

/** The only access check for a request to approve an app: for the administrators of its workspace. */
export async function governRequest(
  ctx: ReadContext,
  named: { readonly id: string; readonly teamId: string | undefined },
): Promise<Outcome<{ request: AppRequestRow }, GovernRequestCode>> {
  if (named.teamId !== undefined) {
    const governed = await governTeam(ctx, named.teamId);
    if (!governed.ok) return governed;
  }
  // The id says nothing to people who run nothing, whether it names a request or not.
  if ((await governedTeams(ctx)).length === 0) return refuse("not_an_admin");
  const request = isIdShaped(named.id) ? await selectAppRequest(ctx.db, named.id) : undefined;
  if (!request || (named.teamId !== undefined && request.team_id !== named.teamId)) return refuse("invalid_request_id");
  return (await governTeam(ctx, request.team_id)).ok ? succeed({ request }) : refuse("invalid_request_id");
}
