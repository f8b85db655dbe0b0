import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { selectInviteOf } from "../../storage/queries/oneTimeLinks.ts";
import { selectUserByEmail } from "../../storage/queries/users.ts";
import { isNamed } from "../access/manageChannel.ts";
import type { WriteContext } from "../context.ts";
import { isEmail } from "./personFault.ts";

export interface Invited {
  readonly teamId: string;
  readonly email: string;
  readonly role: "member" | "multi_channel_guest" | "single_channel_guest";
  readonly channelIds: readonly string[];
}

export type InvitedCode =
  | "invalid_email"
  | "failed_to_validate_channels"
  | "already_in_team"
  | "already_in_team_invited_user"
  | "user_disabled";

interface Circumstances {
  /** Each channel has to be visible to one of these people. */
  readonly viewerIds: readonly string[];
  /** Whether to replace an invitation that is still open. */
  readonly isAgain: boolean;
}

/** Whether a person can be invited to a workspace. Answers the address as it is stored. */
export async function checkInvitation(
  ctx: WriteContext,
  invited: Invited,
  { viewerIds, isAgain }: Circumstances,
): Promise<Outcome<{ email: string }, InvitedCode>> {
  const email = invited.email.trim().toLowerCase();
  if (!isEmail(email)) return refuse("invalid_email");
  if (!(await areChannels(ctx, invited, viewerIds))) return refuse("failed_to_validate_channels");
  const holder = await selectUserByEmail(ctx.db, invited.teamId, email);
  if (holder) return refuse(holder.deactivated_ms === null ? "already_in_team" : "user_disabled");
  const isOpen = (await selectInviteOf(ctx.db, invited.teamId, email, ctx.nowMs)) !== undefined;
  return isOpen && !isAgain ? refuse("already_in_team_invited_user") : succeed({ email });
}

/** Channels of the workspace: at least one for a guest, and exactly one for a guest of a single channel. */
async function areChannels(
  ctx: WriteContext,
  { teamId, channelIds, role }: Invited,
  viewerIds: readonly string[],
): Promise<boolean> {
  const ids = new Set(channelIds);
  if (ids.size > limits.invited_channels_max || (ids.size === 0 && role !== "member")) return false;
  if (role === "single_channel_guest" && ids.size !== 1) return false;
  for (const id of ids) if (!(await isChannel(ctx, { id, teamId, viewerIds }))) return false;
  return true;
}

async function isChannel(
  { db }: WriteContext,
  { id, teamId, viewerIds }: { readonly id: string; readonly teamId: string; readonly viewerIds: readonly string[] },
): Promise<boolean> {
  if (!isIdShaped(id)) return false;
  for (const viewerId of viewerIds) {
    const channel = await selectSeenChannel(db, id, viewerId);
    if (!channel || channel.team_id !== teamId || !isNamed(channel) || channel.is_archived === 1) return false;
    if (channel.kind === "public" || channel.is_member === 1) return true;
  }
  return false;
}
