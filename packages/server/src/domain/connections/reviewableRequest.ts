import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInvite } from "../../storage/queries/sharedInvites.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { mayApprove } from "./mayApprove.ts";
import { isRequestExpired } from "./sentMs.ts";

export type ReviewCode =
  | "invite_not_found"
  | "restricted_action"
  | "invite_already_approved"
  | "invite_already_denied"
  | "invite_expired";

/** The access check for a request that was not reviewed yet, for admins of the workspace that would send the invite. */
export async function reviewableRequest(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ invite: SharedInviteRow }, ReviewCode>> {
  const { db, caller, nowMs } = ctx;
  const invite = isIdShaped(id) ? await selectInvite(db, id) : undefined;
  if (!invite?.is_request || invite.team_id !== caller.teamId) return refuse("invite_not_found");
  const team = await selectTeam(db, invite.team_id);
  if (!team || !(await mayApprove(ctx, team))) return refuse("restricted_action");
  if (invite.status === "denied") return refuse("invite_already_denied");
  if (invite.status !== "requested") return refuse("invite_already_approved");
  return isRequestExpired(invite, nowMs) ? refuse("invite_expired") : succeed({ invite });
}
