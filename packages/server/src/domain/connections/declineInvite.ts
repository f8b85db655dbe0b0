import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateInvite } from "../../storage/queries/sharedInvites.ts";
import { defineOperation } from "../context.ts";
import { callerField, emitInviteDecision } from "./inviteEvents.ts";
import { decidableInvite } from "./decidableInvite.ts";

export type DeclineCode = "invite_not_found" | "restricted_action" | "inactive_invite";

/** Declines an invite, which ends it for both sides. */
export const declineInvite = defineOperation(
  import.meta,
  async (ctx, input: { readonly inviteId: string }): Promise<Outcome<object, DeclineCode>> => {
    const found = await decidableInvite(ctx, input.inviteId);
    if (!found.ok) return found;
    const change = { status: "declined" as const, updated_ms: ctx.nowMs };
    const declined = await updateInvite(ctx.db, found.invite.id, ["pending", "accepted"], change);
    if (!declined) return refuse("inactive_invite");
    const decliner = { declining_team_id: ctx.caller.teamId, declining_user: await callerField(ctx) };
    await emitInviteDecision(ctx, declined, "shared_channel_invite_declined", decliner);
    return succeed({});
  },
);
