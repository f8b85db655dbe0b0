import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  channelTypes,
  type ChannelTypeFilter,
  countFoundChannels,
  type FoundChannelRow,
  type FoundChannels,
  type FoundPage,
  selectFoundChannels,
} from "../../storage/queries/governedChannels.ts";
import { selectConnections } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { governedTeams } from "./governedTeams.ts";

export { channelSorts } from "../../storage/queries/governedChannels.ts";
export type { FoundChannelRow } from "../../storage/queries/governedChannels.ts";

export interface ChannelSearch extends Pick<FoundPage, "sort" | "direction" | "limit"> {
  readonly query: string;
  readonly types: readonly string[];
  /** All that the caller administers when empty. */
  readonly teamIds: readonly string[];
  readonly connectedIds: readonly string[];
  readonly isCountOnly: boolean;
  readonly cursor: string | undefined;
}

export type ChannelSearchCode =
  | "connected_team_passed_in_is_not_top_level_team"
  | "external_team_not_connected_to_this_org"
  | "invalid_cursor"
  | "invalid_search_channel_type"
  | "not_an_admin"
  | "team_not_found";

export interface ChannelSearchResult {
  readonly channels: readonly FoundChannelRow[];
  readonly total: number;
  readonly next: string;
}

/** Finds channels of the workspaces that the caller administers, the private ones included. Messages are not searched. */
export async function searchChannels(
  ctx: ReadContext,
  search: ChannelSearch,
): Promise<Outcome<ChannelSearchResult, ChannelSearchCode>> {
  const checked = await checkSearch(ctx, search);
  if (!checked.ok) return checked;
  const { found } = checked;
  const total = await countFoundChannels(ctx.db, found);
  if (search.isCountOnly) return succeed({ channels: [], total, next: "" });
  const { sort, direction, limit } = search;
  const listing = `found channels ${JSON.stringify([found, sort, direction])}`;
  const from = openCursor(ctx, listing, search.cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? undefined : (JSON.parse(from.at) as FoundPage["after"]);
  const rows = await selectFoundChannels(ctx.db, { ...found, sort, direction, after, limit: limit + 1 });
  const channels = rows.slice(0, limit);
  const last = channels.at(-1);
  const hasMore = rows.length > channels.length && last !== undefined;
  const next = hasMore ? sealCursor(ctx, listing, JSON.stringify({ value: last.sort_value, id: last.id })) : "";
  return succeed({ channels, total, next });
}

async function checkSearch(
  ctx: ReadContext,
  { query, types, teamIds, connectedIds }: ChannelSearch,
): Promise<Outcome<{ found: FoundChannels }, ChannelSearchCode>> {
  const governed = await governedTeams(ctx);
  if (governed.length === 0) return refuse("not_an_admin");
  if (!types.every(isType)) return refuse("invalid_search_channel_type");
  if (!teamIds.every((id) => governed.includes(id))) return refuse("team_not_found");
  const connections = await selectConnections(ctx.db, ctx.caller.orgId ?? ctx.caller.teamId);
  for (const id of connectedIds) {
    if (connections.includes(id)) continue;
    // A workspace of an org does not connect; its org does.
    const isPart = (await selectTeam(ctx.db, id))?.org_id ?? null;
    const isKnown = isPart !== null && connections.includes(isPart);
    return refuse(
      isKnown ? "connected_team_passed_in_is_not_top_level_team" : "external_team_not_connected_to_this_org",
    );
  }
  const found = { teamIds: teamIds.length > 0 ? teamIds : governed, query: query.toLowerCase(), types, connectedIds };
  return succeed({ found });
}

function isType(text: string): text is ChannelTypeFilter {
  return (channelTypes as readonly string[]).includes(text);
}
