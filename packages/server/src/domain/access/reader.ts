import { selectBarredChannels } from "../../storage/queries/barriers.ts";
import type { Reader } from "../../storage/queries/readable.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";

/** What the caller can read, for queries that gather from many conversations. */
export async function readerOf({ db, caller }: ReadContext): Promise<Reader> {
  const { teamId, userId } = caller;
  const isBot = caller.kind === "bot";
  const barredKeys = isBot ? [] : await selectBarredChannels(db, teamId, userId);
  return { teamId, userId, membersOnly: isBot || isGuest(caller), barredKeys };
}
