import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { approveByInvitation } from "../inviteRequests/approveByInvitation.ts";
import { checkInvitation, type Invited, type InvitedCode } from "./checkInvitation.ts";
import { isEmail } from "./personFault.ts";
import { openInvitation, type OpenedInvitation } from "./openInvitation.ts";

export interface Invitation extends Invited {
  /** When a guest loses access. */
  readonly guestExpiresMs: number | undefined;
  readonly message: string;
  readonly realName: string;
  /** Whether to replace an invitation that is still open. */
  readonly isAgain: boolean;
}

export type InvitationCode = GovernCode | InvitedCode | "failed_to_validate_expiration";

/** An administrator invites one person by address. The link works once, for that address, and is shown to the administrator. */
export const inviteUser = defineOperation(
  import.meta,
  async (ctx, input: Invitation): Promise<Outcome<OpenedInvitation, InvitationCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    if (!isEmail(input.email.trim())) return refuse("invalid_email");
    const { role, guestExpiresMs = null } = input;
    const isTimely = guestExpiresMs === null || (isGuest({ role }) && guestExpiresMs > ctx.nowMs);
    if (!isTimely) return refuse("failed_to_validate_expiration");
    if (input.channelIds.length === 0) return refuse("failed_to_validate_channels");
    await lockRedemption(ctx.db);
    const viewerIds = [ctx.caller.userId];
    const checked = await checkInvitation(ctx, input, { viewerIds, isAgain: input.isAgain });
    if (!checked.ok) return checked;
    const { email } = checked;
    const invitation = await openInvitation(ctx, { ...input, guestExpiresMs, email });
    await approveByInvitation(ctx, { teamId: input.teamId, email });
    return succeed(invitation);
  },
);
