import { selectIsBarred, selectIsBarredIn } from "../../storage/queries/barriers.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { ReadContext } from "../context.ts";

/** Barriers stand between people; a bot speaks for its app. */
export async function isBarredFrom({ db, caller }: ReadContext, userId: string): Promise<boolean> {
  if (caller.kind === "bot" || caller.userId === userId) return false;
  return selectIsBarred(db, caller.teamId, caller.userId, userId);
}

/** Channels are for everybody in them; it is direct messages that would let two meet who may not. */
export async function isBarredIn({ db, caller }: ReadContext, channel: ChannelRow): Promise<boolean> {
  if (caller.kind === "bot" || (channel.kind !== "im" && channel.kind !== "mpim")) return false;
  return selectIsBarredIn(db, caller.teamId, caller.userId, channel.key);
}
