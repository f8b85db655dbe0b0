import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInvite } from "../../storage/queries/sharedInvites.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";
import type { SharedInviteRow } from "./connectInvite.ts";
import { mayApprove } from "./mayApprove.ts";

/** An invite, and for which of its sides the caller decides. */
export interface DecidableInvite {
  readonly invite: SharedInviteRow;
  readonly forHost: boolean;
  readonly forGuest: boolean;
}

/** The access check for an invite, for admins of a workspace that has sent or accepted it. */
export async function decidableInvite(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<DecidableInvite, "invite_not_found" | "restricted_action">> {
  const invite = isIdShaped(id) ? await selectInvite(ctx.db, id) : undefined;
  const isSent = invite && invite.status !== "requested" && invite.status !== "denied";
  if (!isSent || ![invite.team_id, invite.accepting_team_id].includes(ctx.caller.teamId)) {
    return refuse("invite_not_found");
  }
  const host = await selectTeam(ctx.db, invite.team_id);
  const guest = invite.accepting_team_id === null ? undefined : await selectTeam(ctx.db, invite.accepting_team_id);
  const forHost = host !== undefined && (await mayApprove(ctx, host));
  const forGuest = guest !== undefined && (await mayApprove(ctx, guest));
  return forHost || forGuest ? succeed({ invite, forHost, forGuest }) : refuse("restricted_action");
}
