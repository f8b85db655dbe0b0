import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { selectConnections, selectSharedChannelsOf, selectTeamsOfParty } from "../../storage/queries/sharing.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { ReadContext } from "../context.ts";
import { mayApprove } from "./mayApprove.ts";
import { partyOf, readSharing } from "./sharing.ts";

/** An organization that shares channels with the caller's, or has done so. */
export interface ExternalTeam {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  /** The channels that both sides have now. */
  readonly channels: readonly ChannelRow[];
  /** The workspaces of the other side that take part in them. */
  readonly workspaces: readonly TeamRow[];
  /** The latest message in one of the channels, or when the last one was connected. */
  readonly lastActiveMs: number;
}

/** A channel that two organizations share, and the workspaces of each that have it. */
export interface SharedChannel {
  readonly channel: ChannelRow;
  readonly home: TeamRow;
  readonly teams: readonly TeamRow[];
}

/** Refuses callers who do not decide with whom the workspace shares channels. */
export async function accessConnections(
  ctx: ReadContext,
): Promise<Outcome<{ party: string; own: readonly TeamRow[] }, "restricted_action">> {
  const { team } = await accessOwnTeam(ctx);
  if (!(await mayApprove(ctx, team))) return refuse("restricted_action");
  const party = partyOf(team);
  return succeed({ party, own: await selectTeamsOfParty(ctx.db, party) });
}

/** The channels that these workspaces have together with other organizations. */
export async function listSharedChannels(ctx: ReadContext, own: readonly TeamRow[]): Promise<SharedChannel[]> {
  const found = new Map<string, ChannelRow>();
  for (const team of own) {
    for (const channel of await selectSharedChannelsOf(ctx.db, team.id)) found.set(channel.id, channel);
  }
  const shared: SharedChannel[] = [];
  for (const channel of found.values()) {
    const { isExternal = false, teamIds = [] } = readSharing(channel) ?? {};
    if (!isExternal) continue;
    const teams = await Promise.all([channel.team_id, ...teamIds].map((id) => selectTeam(ctx.db, id)));
    const [home, ...others] = teams.filter((team) => team !== undefined);
    if (home) shared.push({ channel, home, teams: [home, ...others] });
  }
  return shared;
}

/** Every organization that the caller's is connected with. */
export async function listExternalTeams(
  ctx: ReadContext,
  { party, own }: { readonly party: string; readonly own: readonly TeamRow[] },
): Promise<ExternalTeam[]> {
  const shared = await listSharedChannels(ctx, own);
  const listed: ExternalTeam[] = [];
  for (const id of await selectConnections(ctx.db, party)) {
    const named = (await selectOrg(ctx.db, id)) ?? (await selectTeam(ctx.db, id));
    if (!named) continue;
    const common = shared.filter(({ teams }) => teams.some((team) => partyOf(team) === id));
    const theirs = common.flatMap(({ teams }) => teams.filter((team) => partyOf(team) === id));
    listed.push({
      id,
      name: named.name,
      domain: named.domain,
      channels: common.map(({ channel }) => channel),
      workspaces: [...new Map(theirs.map((team) => [team.id, team])).values()],
      lastActiveMs: Math.max(0, ...common.map(({ channel }) => Math.floor(channel.last_ts / 1000))),
    });
  }
  return listed;
}
