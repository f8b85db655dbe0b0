import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import type { Role, UserRow } from "../../storage/tables/memberships.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { isNamed } from "../access/manageChannel.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { isGuest } from "../caller.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { enterTeam } from "./enterTeam.ts";

export type AssignCode =
  | GovernCode
  | "feature_not_enabled"
  | "user_not_found"
  | "user_is_bot"
  | "user_already_team_member"
  | "invalid_role_for_user"
  | "invitor_cannot_see_channel"
  | "invalid_arguments";

export interface Assignment {
  readonly teamId: string;
  readonly userId: string;
  readonly role: "member" | "multi_channel_guest" | "single_channel_guest";
  readonly channelIds: readonly string[];
}

/** Makes a user of the org a member of a further workspace, or lets them return to it. The id stays the same. */
export const assignUser = defineOperation(
  import.meta,
  async (ctx, input: Assignment): Promise<Outcome<object, AssignCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { team } = governed;
    if (team.org_id === null) return refuse("feature_not_enabled");
    if (!(await mayAdministerOrg(ctx))) return refuse("not_an_admin");
    const found = await findAssignee(ctx, input);
    if (!found.ok) return found;
    const channels = await readChannels(ctx, input);
    if (!channels) return refuse("invitor_cannot_see_channel");
    const fault = guestFault(input.role, channels.length);
    if (fault !== undefined) return refuse("invalid_arguments", fault);
    const { teamId, role } = input;
    await enterTeam(ctx, found.users, { teamId, role, channels, inviterId: ctx.caller.userId });
    return succeed({});
  },
);

/** The user in the workspaces that they belong to or have left. Guests stay guests in every workspace of the org. */
async function findAssignee(
  ctx: WriteContext,
  { teamId, userId, role }: Assignment,
): Promise<Outcome<{ users: UserRow[] }, AssignCode>> {
  const users = isIdShaped(userId) ? await selectMemberships(ctx.db, userId) : [];
  const [first] = users;
  if (!first || !(await governTeam(ctx, first.team_id)).ok) return refuse("user_not_found");
  if (first.bot_id !== null) return refuse("user_is_bot");
  const active = users.filter(({ deactivated_ms }) => deactivated_ms === null);
  if (active.some(({ team_id }) => team_id === teamId)) return refuse("user_already_team_member");
  if (active.some((user) => isGuest(user) !== isGuest({ role }))) return refuse("invalid_role_for_user");
  return succeed({ users });
}

/** Undefined when one of them is not a channel of the workspace, or private and without the caller. */
async function readChannels(
  { db, caller }: WriteContext,
  { teamId, channelIds }: Assignment,
): Promise<ChannelRow[] | undefined> {
  const channels: ChannelRow[] = [];
  for (const id of new Set(channelIds)) {
    const channel = isIdShaped(id) ? await selectSeenChannel(db, id, caller.userId) : undefined;
    const isVisible = channel && (channel.kind === "public" || channel.is_member === 1);
    if (!isVisible || channel.team_id !== teamId || !isNamed(channel) || channel.is_archived === 1) return undefined;
    channels.push(channel);
  }
  return channels;
}

function guestFault(role: Role, channels: number): string | undefined {
  if (role === "single_channel_guest" && channels !== 1) return "a single-channel guest needs exactly one channel";
  return role === "multi_channel_guest" && channels === 0 ? "a guest needs at least one channel" : undefined;
}
