import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectInvite, updateInvite } from "../../storage/queries/sharedInvites.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { connectInvite, type SharedInviteRow } from "./connectInvite.ts";
import { callerField, emitInviteDecision } from "./inviteEvents.ts";
import { mayApprove } from "./mayApprove.ts";
import { sentMs } from "./sentMs.ts";
import { partyOf } from "./sharing.ts";

export type AcceptCode =
  | "invite_not_found"
  | "invite_used"
  | "invite_from_same_org"
  | "user_is_restricted"
  | "team_not_found";

/** Accepts for the caller's workspace. If the caller is an admin of it, the same call approves. */
export const acceptInvite = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly inviteId: string },
  ): Promise<Outcome<{ invite: SharedInviteRow; channelId: string }, AcceptCode>> => {
    const { caller, nowMs } = ctx;
    const invite = isIdShaped(input.inviteId) ? await selectInvite(ctx.db, input.inviteId) : undefined;
    if (!invite || !(await isFor(ctx, invite))) return refuse("invite_not_found");
    if (invite.status !== "pending") return refuse("invite_used");
    if (isGuest(caller)) return refuse("user_is_restricted");
    const home = await selectTeam(ctx.db, invite.team_id);
    const guest = await selectTeam(ctx.db, caller.teamId);
    const channel = await selectChannelByKey(ctx.db, invite.channel_key);
    if (!home || home.deleted_ms !== null || !guest || !channel) return refuse("team_not_found");
    if (partyOf(home) === partyOf(guest)) return refuse("invite_from_same_org");
    const accepted = await updateInvite(ctx.db, invite.id, ["pending"], {
      status: "accepted",
      accepting_team_id: guest.id,
      accepting_user_id: caller.userId,
      guest_approved: (await mayApprove(ctx, guest)) ? 1 : 0,
      updated_ms: nowMs,
    });
    if (!accepted) return refuse("invite_used");
    const connected = await connectInvite(ctx, accepted);
    const accepter = { approval_required: connected.status !== "connected", accepting_user: await callerField(ctx) };
    await emitInviteDecision(ctx, connected, "shared_channel_invite_accepted", accepter);
    return succeed({ invite: connected, channelId: channel.id });
  },
);

/** Only the recipient may learn about it, after it was sent and until it is too old. */
async function isFor({ db, caller, nowMs }: ReadContext, invite: SharedInviteRow): Promise<boolean> {
  if (["requested", "denied"].includes(invite.status)) return false;
  if (nowMs > sentMs(invite) + limits.shared_invite_life_s * 1000) return false;
  if (invite.recipient_id !== null) return invite.recipient_id === caller.userId;
  const self = await selectUser(db, caller.teamId, caller.userId);
  return self?.email?.toLowerCase() === invite.recipient_email;
}
