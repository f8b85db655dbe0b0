import { lockChannel, updateChannel } from "../../storage/queries/channels.ts";
import {
  deleteChannelTeam,
  insertChannelTeam,
  selectChannelTeams,
  selectMembersThrough,
} from "../../storage/queries/sharing.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { removeMember } from "../channels/removeMember.ts";
import { type ChannelRow, eventTs } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { partyOf } from "./sharing.ts";

/** Lets a workspace into a channel of another one. Who of its people comes is for them to say. */
export async function shareChannel(
  ctx: WriteContext,
  channel: ChannelRow,
  home: TeamRow,
  { teamId, isLimited }: { readonly teamId: string; readonly isLimited: boolean },
): Promise<void> {
  await lockChannel(ctx.db, channel.key);
  const row = {
    channel_key: channel.key,
    team_id: teamId,
    since_ms: ctx.nowMs,
    is_limited: isLimited ? 1 : 0,
  };
  if (!(await insertChannelTeam(ctx.db, row))) return;
  await renewSharing(ctx, channel, home);
  await emit(ctx, {
    type: "channel_shared",
    ...targetOf(channel),
    payload: { channel: channel.id, connected_team_id: teamId, event_ts: eventTs(ctx) },
  });
}

/** Takes a workspace out of a channel, and with it all people whom no other workspace connects with the channel. */
export async function unshareChannel(
  ctx: WriteContext,
  channel: ChannelRow,
  home: TeamRow,
  teamId: string,
): Promise<void> {
  await lockChannel(ctx.db, channel.key);
  for (const userId of await selectMembersThrough(ctx.db, channel.key, teamId)) {
    await removeMember(ctx, channel, userId);
  }
  await deleteChannelTeam(ctx.db, channel.key, teamId);
  const isExternal = await renewSharing(ctx, channel, home);
  const left = { previously_connected_team_id: teamId, is_ext_shared: isExternal };
  await emit(ctx, {
    type: "channel_unshared",
    ...targetOf(channel),
    payload: { channel: channel.id, ...left, event_ts: eventTs(ctx) },
  });
}

/** The channel's row names the workspaces it is shared with, so that readers of the row need no second query. */
export async function renewSharing(ctx: WriteContext, channel: ChannelRow, home: TeamRow): Promise<boolean> {
  const teams = await selectChannelTeams(ctx.db, channel.key);
  const isExternal = teams.some((team) => partyOf(team) !== partyOf(home));
  const sharing = teams.length === 0 ? null : JSON.stringify({ isExternal, teamIds: teams.map((team) => team.id) });
  await updateChannel(ctx.db, channel.id, { sharing, updated_ms: ctx.nowMs });
  return isExternal;
}

function targetOf(channel: ChannelRow) {
  return { teamId: channel.team_id, channelId: channel.id, audience: "channel" } as const;
}
