import type { Db } from "../../storage/db.ts";
import { selectAudience } from "../../storage/queries/channels.ts";

/** Who sees that somebody is writing: the others in the conversation. Nobody, when the writer is not in it. */
export async function typingAudience(db: Db, channelId: string, userId: string): Promise<readonly string[]> {
  const { userIds } = await selectAudience(db, channelId);
  return userIds.includes(userId) ? userIds.filter((id) => id !== userId) : [];
}
