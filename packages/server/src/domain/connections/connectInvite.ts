import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { updateInvite } from "../../storage/queries/sharedInvites.ts";
import { insertConnection } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { SharedInviteRow } from "../../storage/tables/sharedInvites.ts";
import { addMembers } from "../channels/addMembers.ts";
import type { WriteContext } from "../context.ts";
import { shareChannel } from "./shareChannel.ts";
import { partyOf } from "./sharing.ts";

export type { SharedInviteRow } from "../../storage/tables/sharedInvites.ts";

/** Once it is accepted and both sides have approved, the channel is shared, and the person who accepted joins it. */
export async function connectInvite(ctx: WriteContext, invite: SharedInviteRow): Promise<SharedInviteRow> {
  const { accepting_team_id: teamId, accepting_user_id: userId } = invite;
  if (!invite.host_approved || !invite.guest_approved || teamId === null || userId === null) return invite;
  const connected = await updateInvite(ctx.db, invite.id, ["accepted"], { status: "connected", updated_ms: ctx.nowMs });
  const channel = await selectChannelByKey(ctx.db, invite.channel_key);
  const home = await selectTeam(ctx.db, invite.team_id);
  const guest = await selectTeam(ctx.db, teamId);
  if (!connected || !channel || !home || !guest) return invite;
  await insertConnection(ctx.db, partyOf(home), partyOf(guest), ctx.nowMs);
  await shareChannel(ctx, channel, home, { teamId: guest.id, isLimited: invite.is_limited === 1 });
  await addMembers(ctx, channel, [userId], invite.inviter_id);
  return connected;
}
