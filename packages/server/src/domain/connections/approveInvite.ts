import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateInvite } from "../../storage/queries/sharedInvites.ts";
import { defineOperation } from "../context.ts";
import { connectInvite } from "./connectInvite.ts";
import { callerField, emitInviteDecision } from "./inviteEvents.ts";
import { decidableInvite } from "./decidableInvite.ts";

export type ApproveCode = "invite_not_found" | "restricted_action" | "already_approved" | "inactive_invite";

/** Approves an invite for the side that the caller runs. With the second approval the channel is shared. */
export const approveInvite = defineOperation(
  import.meta,
  async (ctx, input: { readonly inviteId: string }): Promise<Outcome<object, ApproveCode>> => {
    const found = await decidableInvite(ctx, input.inviteId);
    if (!found.ok) return found;
    const { invite, forHost, forGuest } = found;
    if (invite.status === "declined") return refuse("inactive_invite");
    const isNews = (forHost && !invite.host_approved) || (forGuest && !invite.guest_approved);
    if (!isNews) return refuse("already_approved");
    const approved = await updateInvite(ctx.db, invite.id, ["pending", "accepted"], {
      ...(forHost ? { host_approved: 1 } : {}),
      ...(forGuest ? { guest_approved: 1 } : {}),
      updated_ms: ctx.nowMs,
    });
    if (!approved) return refuse("inactive_invite");
    const connected = await connectInvite(ctx, approved);
    const approver = { approving_team_id: ctx.caller.teamId, approving_user: await callerField(ctx) };
    await emitInviteDecision(ctx, connected, "shared_channel_invite_approved", approver);
    return succeed({});
  },
);
