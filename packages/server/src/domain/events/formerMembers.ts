import type { Db } from "../../storage/db.ts";
import { type MembershipChange, selectMembershipChanges } from "../../storage/queries/outbox.ts";

interface ChannelEvent {
  readonly id: number;
  readonly channel_id: string | null;
}

/** The people who were in an event's channel when it was written and have left since. */
export type FormerMembers = (event: ChannelEvent) => readonly string[];

/**
 * Events of a channel are for the people who were its members when they were written. The outbox says who came and went
 * after each event: a person whose first change is to leave was a member before it. Read the members of the channels
 * first: a person who leaves in between would otherwise be found in neither.
 */
export async function readFormerMembers(db: Db, events: readonly ChannelEvent[]): Promise<FormerMembers> {
  const first = events.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER);
  const changes = events.length === 0 ? [] : await selectMembershipChanges(db, first);
  const byChannel = Map.groupBy(changes, (change) => change.channel_id);
  return ({ id, channel_id: channelId }) => leaversAfter(byChannel.get(channelId ?? "") ?? [], id);
}

function leaversAfter(changes: readonly MembershipChange[], id: number): readonly string[] {
  const firstChange = new Map<string, MembershipChange["type"]>();
  for (const change of changes) {
    if (change.id > id && !firstChange.has(change.user_id)) firstChange.set(change.user_id, change.type);
  }
  return [...firstChange].filter(([, type]) => type === "member_left_channel").map(([userId]) => userId);
}
