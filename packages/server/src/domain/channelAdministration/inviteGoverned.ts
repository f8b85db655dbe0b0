import { isIdShaped, type Outcome, refuse, refuseSome, succeed } from "@platform/protocol";
import { selectIsInChannels, selectMembersAmong } from "../../storage/queries/members.ts";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { admittedTo } from "../channels/admittedTo.ts";
import { addMembers } from "../channels/addMembers.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import { isSharedWith } from "../connections/sharing.ts";
import { defineOperation, type WriteContext } from "../context.ts";

export type InviteGovernedCode = AdministerCode | "failed_for_some_users" | "user_must_be_admin";

/** Why a person could not be added. */
export type FailedInvite = "already_in_channel" | "cant_invite" | "ura_max_channels" | "user_not_found";

export interface InviteGoverned {
  readonly channelId: string;
  readonly userIds: readonly string[];
}

/** An administrator adds people to a channel, as a member of it or not: all who can be added. */
export const inviteGoverned = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, userIds }: InviteGoverned,
  ): Promise<Outcome<{ failed: Readonly<Record<string, FailedInvite>> }, InviteGovernedCode>> => {
    const governed = await administerChannel(ctx, channelId);
    if (!governed.ok) return governed.error === "restricted_action" ? refuse("user_must_be_admin") : governed;
    const { channel, team } = governed;
    if (channel.is_archived) return refuse("restricted_action");
    const members = await selectMembersAmong(ctx.db, channel.key, userIds);
    const admitted = await admittedTo(ctx, channel, userIds);
    const failed: Record<string, FailedInvite> = {};
    const added: string[] = [];
    for (const user of new Set(userIds)) {
      const fault = members.has(user) ? "already_in_channel" : await faultOf(ctx, channel, team, user);
      if (fault !== undefined) failed[user] = fault;
      else if (admitted.has(user)) added.push(user);
      else failed[user] = "cant_invite";
    }
    if (added.length === 0 && userIds.length > 0) return refuseSome(failed);
    await addMembers(ctx, channel, added, ctx.caller.userId);
    return succeed({ failed });
  },
);

async function faultOf(
  ctx: WriteContext,
  channel: ChannelRow,
  home: TeamRow,
  id: string,
): Promise<FailedInvite | undefined> {
  const memberships = isIdShaped(id) ? await selectActiveMemberships(ctx.db, id) : [];
  let role: string | undefined;
  for (const membership of memberships) {
    if (await isInvitedFrom(ctx, channel, home, membership.team_id)) role ??= membership.role;
  }
  if (role === undefined) return "user_not_found";
  const isFull = role === "single_channel_guest" && (await selectIsInChannels(ctx.db, id, channel.team_id));
  return isFull ? "ura_max_channels" : undefined;
}

/** From the workspace of the channel, and from those of its org that share it. Connected organizations add their own people. */
async function isInvitedFrom(
  { db }: WriteContext,
  channel: ChannelRow,
  home: TeamRow,
  teamId: string,
): Promise<boolean> {
  if (teamId === home.id) return true;
  if (home.org_id === null || !isSharedWith(channel, teamId)) return false;
  return (await selectTeam(db, teamId))?.org_id === home.org_id;
}
