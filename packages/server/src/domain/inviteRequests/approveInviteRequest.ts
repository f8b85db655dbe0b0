import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInviteRequest } from "../../storage/queries/inviteRequests.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { selectUsersById } from "../../storage/queries/users.ts";
import { governInviteRequest, type GovernInviteRequestCode } from "../access/governInviteRequest.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { checkInvitation, type InvitedCode } from "../oneTimeLinks/checkInvitation.ts";
import { openInvitation, type OpenedInvitation } from "../oneTimeLinks/openInvitation.ts";
import { decideRequest, type NamedRequest } from "./decideRequest.ts";
import { type InviteRequestRow, requestersOf } from "./describeInviteRequest.ts";

export type ApproveInviteCode = GovernInviteRequestCode | "already_processed" | "failed_to_send_invite";

const reasons: Readonly<Record<InvitedCode, string>> = {
  invalid_email: "the address is not complete",
  failed_to_validate_channels: "a channel is archived or deleted, or neither you nor the requester sees it any more",
  already_in_team: "a member of the workspace has the address",
  already_in_team_invited_user: "the address has an open invitation",
  user_disabled: "a deactivated member has the address",
};

/** An administrator invites the person whom members asked for. A request that cannot be fulfilled stays pending. */
export const approveInviteRequest = defineOperation(
  import.meta,
  async (ctx, { requestId, teamId }: NamedRequest): Promise<Outcome<OpenedInvitation, ApproveInviteCode>> => {
    const found = await governInviteRequest(ctx, { id: requestId, teamId });
    if (!found.ok) return found;
    // Another administrator may approve it at the same time: who waited reads what was decided meanwhile.
    await lockRedemption(ctx.db);
    const request = await selectInviteRequest(ctx.db, requestId, ctx.nowMs);
    if (request?.status !== "pending") return refuse("already_processed");
    const invited = invitedBy(request);
    const viewerIds = [ctx.caller.userId, ...(await activeRequesters(ctx, request))];
    const checked = await checkInvitation(ctx, invited, { viewerIds, isAgain: false });
    if (!checked.ok) return refuse("failed_to_send_invite", reasons[checked.error]);
    const words = { message: "", realName: request.real_name, guestExpiresMs: null };
    const invitation = await openInvitation(ctx, { ...invited, ...words });
    const inviteId = ctx.ids.next("invitation");
    const decided = await decideRequest(ctx, request, { status: "approved", inviteId });
    return decided.ok ? succeed(invitation) : decided;
  },
);

function invitedBy(request: InviteRequestRow) {
  const { role } = request;
  const isOfGuest = role === "multi_channel_guest" || role === "single_channel_guest";
  return {
    teamId: request.team_id,
    email: request.email,
    role: isOfGuest ? role : ("member" as const),
    channelIds: JSON.parse(request.channel_ids) as string[],
  };
}

/** People who have left open no channel to anyone. */
async function activeRequesters(ctx: WriteContext, request: InviteRequestRow): Promise<string[]> {
  const people = await selectUsersById(ctx.db, request.team_id, requestersOf(request));
  return people.filter((user) => user.deactivated_ms === null && !isGuest(user)).map(({ id }) => id);
}
