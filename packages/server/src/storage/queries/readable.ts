import { type RawBuilder, sql } from "kysely";

/** Who reads across channels. */
export interface Reader {
  readonly teamId: string;
  readonly userId: string;
  /** Guests and apps read only where they are; others read every public channel besides. */
  readonly membersOnly: boolean;
  /** Direct messages that a barrier keeps from the reader. */
  readonly barredKeys: readonly number[];
}

/**
 * Whether the reader can read in the channel `c` of the workspace `t`, in the same words as the door to one channel:
 * for what is gathered from many.
 */
export function isReadable({ teamId, userId, membersOnly, barredKeys }: Reader): RawBuilder<boolean> {
  const isMember = sql<boolean>`exists (
    select 1 from channel_members cm where cm.channel_key = c.key and cm.user_id = ${userId})`;
  const isOpen = membersOnly ? isMember : sql<boolean>`(c.kind = 'public' or ${isMember})`;
  const isFree = barredKeys.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`c.key not in (${sql.join(barredKeys)})`;
  return sql<boolean>`(c.team_id = ${teamId} and c.key_suspended_ms is null and t.key_suspended_ms is null
    and ${isOpen} and ${isFree})`;
}
