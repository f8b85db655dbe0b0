import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../../storage/tables/usergroups.ts";
import { governChannel } from "../access/governChannel.ts";
import { governTeam } from "../access/governTeam.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import { readSharing } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";

export interface RestrictableChannel {
  readonly channelId: string;
  /** A workspace that has the channel. */
  readonly teamId: string | undefined;
}

export type RestrictCode = "channel_not_found" | "invalid_channel" | "not_an_admin" | "team_not_found";

/** A channel whose groups the caller administers. */
export async function accessRestrictable(
  ctx: ReadContext,
  { channelId, teamId }: RestrictableChannel,
): Promise<Outcome<{ channel: ChannelRow }, RestrictCode>> {
  const governed = await governChannel(ctx, channelId);
  if (!governed.ok)
    return governed.error === "channel_type_not_supported" ? refuse("invalid_channel") : refuse(governed.error);
  const { channel } = governed;
  if (teamId === undefined) return succeed({ channel });
  const team = await governTeam(ctx, teamId);
  if (!team.ok) return team;
  return teamsOf(channel).includes(teamId) ? succeed({ channel }) : refuse("channel_not_found");
}

/** A group of a workspace that has the channel. */
export async function accessChannelGroup(
  { db }: ReadContext,
  channel: ChannelRow,
  groupId: string,
): Promise<Outcome<{ group: UsergroupRow }, "group_not_found">> {
  const group = await selectUsergroup(db, groupId);
  return group && teamsOf(channel).includes(group.team_id) ? succeed({ group }) : refuse("group_not_found");
}

function teamsOf(channel: ChannelRow): readonly string[] {
  return [channel.team_id, ...(readSharing(channel)?.teamIds ?? [])];
}
