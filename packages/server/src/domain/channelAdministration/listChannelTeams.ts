import { type Outcome, succeed } from "@platform/protocol";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ChannelTeamsPage {
  readonly channelId: string;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The workspaces of the caller's org that have a channel, by id. Connected organizations are not listed. */
export async function listChannelTeams(
  ctx: ReadContext,
  { channelId, cursor, limit }: ChannelTeamsPage,
): Promise<Outcome<{ teamIds: string[]; next: string }, AdministerCode | "invalid_cursor">> {
  const governed = await administerChannel(ctx, channelId);
  if (!governed.ok) return governed;
  const { channel, team: home } = governed;
  const listing = `teams of ${channel.id}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const shared = (await selectChannelTeams(ctx.db, channel.key)).filter(({ org_id }) => org_id === home.org_id);
  const ids = [home.id, ...shared.map(({ id }) => id)].toSorted().filter((id) => from.at === undefined || id > from.at);
  const teamIds = ids.slice(0, limit);
  const last = teamIds.at(-1);
  const hasMore = ids.length > teamIds.length && last !== undefined;
  return succeed({ teamIds, next: hasMore ? sealCursor(ctx, listing, last) : "" });
}
