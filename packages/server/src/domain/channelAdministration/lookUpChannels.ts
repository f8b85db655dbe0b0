import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectQuietChannels } from "../../storage/queries/governedChannels.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { governedTeams } from "./governedTeams.ts";

export interface QuietSearch {
  readonly teamIds: readonly string[];
  /** In seconds. */
  readonly before: number;
  readonly membersMax: number;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Public channels with few members in which nothing was written since a moment. */
export async function lookUpChannels(
  ctx: ReadContext,
  { teamIds: asked, before, membersMax, cursor, limit }: QuietSearch,
): Promise<Outcome<{ channelIds: string[]; next: string }, "invalid_cursor" | "no_valid_teams">> {
  const governed = await governedTeams(ctx);
  const teamIds = asked.filter((id) => governed.includes(id));
  if (teamIds.length === 0) return refuse("no_valid_teams");
  const listing = `quiet channels ${JSON.stringify([teamIds, before, membersMax])}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const quiet = { teamIds, beforeUs: before * 1_000_000, membersMax, afterId: from.at ?? "", limit: limit + 1 };
  const found = await selectQuietChannels(ctx.db, quiet);
  const channelIds = found.slice(0, limit);
  const last = channelIds.at(-1);
  const hasMore = found.length > channelIds.length && last !== undefined;
  return succeed({ channelIds, next: hasMore ? sealCursor(ctx, listing, last) : "" });
}
