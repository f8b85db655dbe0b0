import type { Db } from "../../storage/db.ts";
import { selectAudience } from "../../storage/queries/channels.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";

export interface TypingAudience {
  /** The others in the conversation; nobody when the writer is not in it. */
  readonly userIds: readonly string[];
  readonly kind: ChannelKind | undefined;
}

/** The people who see a typing notice. */
export async function typingAudience(db: Db, channelId: string, userId: string): Promise<TypingAudience> {
  const { userIds, kind } = await selectAudience(db, channelId);
  return { userIds: userIds.includes(userId) ? userIds.filter((id) => id !== userId) : [], kind };
}
