import { limits, parseTs } from "@platform/protocol";
import {
  type PageRow,
  selectEarlierReplies,
  selectFollowing,
  selectHistory,
  selectReplies,
  selectRootOf,
} from "../../storage/queries/messages.ts";
import type { ReadContext } from "../context.ts";
import { isThreadable, type MessageBody, parseBody } from "../messages/message.ts";
import type { Author, Authors } from "./authors.ts";

/** A message near one that was found. */
export interface NearMessage {
  readonly body: MessageBody;
  readonly author: Author;
}

export interface Surrounding {
  readonly before: readonly NearMessage[];
  readonly after: readonly NearMessage[];
}

/** What was written just before and after a message that the reader can read: in its thread if it is in one, else in the channel. */
export async function readSurrounding(
  { db }: Pick<ReadContext, "db">,
  { channelKey, body }: { readonly channelKey: number; readonly body: MessageBody },
  authors: Authors,
): Promise<Surrounding> {
  const ts = parseTs(body.ts) ?? 0;
  const threadTs = parseTs(body.thread_ts ?? "");
  const count = limits.assistant_search_context_messages;
  const end = Number.MAX_SAFE_INTEGER;
  if (threadTs === undefined) {
    const before = await selectHistory(db, channelKey, 0, ts, count);
    const after = await selectFollowing(db, channelKey, ts, end, count);
    return { before: await present(before.toReversed()), after: await present(after) };
  }
  const after = await present(await selectReplies(db, channelKey, threadTs, ts, end, count));
  if (threadTs === ts) return { before: [], after };
  const replies = await selectEarlierReplies(db, channelKey, threadTs, ts, count);
  const root = replies.length < count ? await selectRootOf(db, channelKey, threadTs) : undefined;
  return { before: await present([...(root ? [root] : []), ...replies.toReversed()]), after };

  async function present(rows: readonly Pick<PageRow, "body">[]): Promise<NearMessage[]> {
    const bodies = rows.map((row) => parseBody(row.body));
    const said = bodies.filter(({ subtype = null }) => isThreadable(subtype) && subtype !== "tombstone");
    return Promise.all(said.map(async (near) => ({ body: near, author: await authors.of(near) })));
  }
}
