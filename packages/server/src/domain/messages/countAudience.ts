import { type Outcome, succeed } from "@platform/protocol";
import { selectListenersAmong, selectZoneCounts, type ZoneCountRow } from "../../storage/queries/audience.ts";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import { accessUsergroup } from "../access/accessUsergroup.ts";
import type { ReadContext } from "../context.ts";

export interface AskedAudience {
  readonly channelId: string;
  readonly userIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly range: "here" | "channel" | "everyone" | undefined;
}

/**
 * How many people of a channel a message with these mentions notifies besides its author, by time zone. A person outside
 * the channel does not see the message, and is not counted.
 */
export async function countAudience(
  ctx: ReadContext,
  { channelId, userIds, groupIds, range }: AskedAudience,
  readPresent: () => Promise<ReadonlySet<string>>,
): Promise<Outcome<{ zones: readonly ZoneCountRow[] }, AccessCode | "no_such_subteam">> {
  const seen = await accessChannel(ctx, channelId, "read");
  if (!seen.ok) return seen;
  for (const id of groupIds) {
    const found = await accessUsergroup(ctx, id);
    if (!found.ok) return found;
  }
  const { key } = seen.channel;
  const self = ctx.caller.userId;
  if (range === "channel" || range === "everyone") return counted(await selectZoneCounts(ctx.db, key, self));
  const named = new Set([...userIds, ...[...(await selectGroupMembers(ctx.db, groupIds)).values()].flat()]);
  const present = range === "here" ? await readPresent() : new Set<string>();
  const asked = [...new Set([...named, ...present])].filter((id) => id !== self);
  const listeners = await selectListenersAmong(ctx.db, key, asked);
  const counts = new Map<string, number>();
  for (const { id, tz, is_away: isAway } of listeners) {
    if (named.has(id) || isAway === 0) counts.set(tz, (counts.get(tz) ?? 0) + 1);
  }
  return counted([...counts].map(([tz, count]) => ({ tz, count })));
}

function counted(zones: readonly ZoneCountRow[]) {
  return succeed({ zones: zones.toSorted((a, b) => b.count - a.count || (a.tz < b.tz ? -1 : 1)) });
}
