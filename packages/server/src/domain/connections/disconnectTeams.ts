import { type Outcome, refuse, succeed } from "@platform/protocol";
import { governChannel, type GovernChannelCode } from "../access/governChannel.ts";
import { defineOperation } from "../context.ts";
import { unshareChannel } from "./shareChannel.ts";
import { readSharing } from "./sharing.ts";

export type DisconnectCode =
  | GovernChannelCode
  | "no_teams_to_disconnect"
  | "leaving_team_not_in_channel"
  | "cannot_kick_home_team";

/** Takes workspaces out of a channel; all of them when none is named. */
export const disconnectTeams = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly teamIds: readonly string[] | undefined },
  ): Promise<Outcome<object, DisconnectCode>> => {
    const governed = await governChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    const { channel, team: home } = governed;
    const present = readSharing(channel)?.teamIds ?? [];
    const leaving = input.teamIds ?? present;
    if (leaving.includes(home.id)) return refuse("cannot_kick_home_team");
    if (present.length === 0 || leaving.length === 0) return refuse("no_teams_to_disconnect");
    if (!leaving.every((id) => present.includes(id))) return refuse("leaving_team_not_in_channel");
    for (const id of new Set(leaving)) await unshareChannel(ctx, channel, home, id);
    return succeed({});
  },
);
