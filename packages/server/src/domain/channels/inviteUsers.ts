import { isIdShaped, type Outcome, type Refusal, refuse, refuseEach, succeed } from "@platform/protocol";
import { selectIsInChannels, selectMembersAmong } from "../../storage/queries/members.ts";
import { selectOrgOfUser } from "../../storage/queries/memberships.ts";
import { selectIsLimited } from "../../storage/queries/sharing.ts";
import { accessInvitee } from "../access/accessUser.ts";
import { isNamed, type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { admittedTo } from "./admittedTo.ts";
import { addMembers } from "./addMembers.ts";
import { seeAgain } from "./seeAgain.ts";

/** What can prevent the invitation of one of the people. */
export type InviteeCode =
  | "already_in_channel"
  | "cant_invite"
  | "cant_invite_self"
  | "org_user_not_in_team"
  | "ura_max_channels"
  | "user_not_found"
  | "access_denied";

export type InviteCode =
  | ManageCode
  | InviteeCode
  | "is_archived"
  | "method_not_supported_for_channel_type"
  | "no_external_invite_permission"
  | "no_user"
  | "not_in_channel"
  | "user_is_restricted";

export interface Invitation {
  readonly channelId: string;
  readonly userIds: readonly string[];
  /** Whether to invite the valid people when others are invalid. */
  readonly force: boolean;
}

type Faults = (Refusal<InviteeCode> & { readonly user: string })[];

/** Invites people into a channel: all of them or nobody, unless the caller insists. */
export const inviteUsers = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, userIds, force }: Invitation,
  ): Promise<Outcome<{ channel: SeenChannelRow; faults: Faults }, InviteCode>> => {
    if (userIds.length === 0) return refuse("no_user");
    const seen = await manageChannel(ctx, channelId, "write.invites");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (channel.is_archived) return refuse("is_archived");
    if (!channel.is_member) return refuse("not_in_channel");
    if (isGuest(ctx.caller)) return refuse("user_is_restricted");
    if (await selectIsLimited(ctx.db, channel.key, ctx.caller.teamId)) return refuse("no_external_invite_permission");

    const invited: string[] = [];
    const faults: Faults = [];
    const members = await selectMembersAmong(ctx.db, channel.key, userIds);
    const admitted = await admittedTo(ctx, channel, userIds);
    for (const user of new Set(userIds)) {
      const fault =
        (await inviteeFault(ctx, channel, user, members.has(user))) ?? (admitted.has(user) ? undefined : "cant_invite");
      if (fault === undefined) invited.push(user);
      else faults.push({ ...refuse(fault), user });
    }
    const [first] = faults;
    if (first && (!force || invited.length === 0)) return refuseEach(first.error, faults);
    await addMembers(ctx, channel, invited, ctx.caller.userId);
    return succeed({ channel: await seeAgain(ctx, channel.id), faults });
  },
);

/** What prevents the invitation of a person into a channel. */
export async function inviteeFault(
  ctx: WriteContext,
  channel: SeenChannelRow,
  id: string,
  isIn: boolean,
): Promise<InviteeCode | undefined> {
  if (id === ctx.caller.userId) return "cant_invite_self";
  const found = await accessInvitee(ctx, channel, id);
  if (!found.ok) return found.error === "user_not_found" ? missing(ctx, id) : found.error;
  const { user } = found;
  if (user.deactivated_ms !== null) return "cant_invite";
  if (isIn) return "already_in_channel";
  if (user.role === "single_channel_guest" && (await selectIsInChannels(ctx.db, id, channel.team_id))) {
    return "ura_max_channels";
  }
  return undefined;
}

/** Colleagues in another workspace of the org are known to exist, but are not here. */
async function missing(ctx: WriteContext, id: string): Promise<InviteeCode> {
  const orgId = isIdShaped(id) ? await selectOrgOfUser(ctx.db, id) : undefined;
  return orgId !== undefined && orgId === ctx.caller.orgId ? "org_user_not_in_team" : "user_not_found";
}
