import { selectPendingInviteRequest } from "../../storage/queries/inviteRequests.ts";
import type { WriteContext } from "../context.ts";
import { decideRequest } from "./decideRequest.ts";

/**
 * Approves the open request for an address that an administrator has invited without looking at the requests. It would
 * otherwise stay pending and could not be approved, because the address has an open invitation.
 */
export async function approveByInvitation(
  ctx: WriteContext,
  { teamId, email }: { readonly teamId: string; readonly email: string },
): Promise<void> {
  const request = await selectPendingInviteRequest(ctx.db, teamId, email);
  if (!request || request.expires_ms <= ctx.nowMs) return;
  // Another administrator may deny the request at the same moment: the denial stands, and so does the invitation.
  await decideRequest(ctx, request, { status: "approved", inviteId: ctx.ids.next("invitation") });
}
