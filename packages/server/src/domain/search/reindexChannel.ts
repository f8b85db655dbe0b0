import { putSearchDocs, selectMessagesAfter, type WalkPosition } from "../../storage/queries/search.ts";
import { rowsPerStatement } from "../../storage/statement.ts";
import type { WriteContext } from "../context.ts";
import { docsOf } from "./indexMessages.ts";

/** Indexes all messages of a channel again, because the index names the workspace of each. */
export async function reindexChannel({ db }: WriteContext, channelKey: number): Promise<void> {
  let after: WalkPosition | undefined = { channelKey, threadTs: -1, ts: -1 };
  while (after) {
    const rows = await selectMessagesAfter(db, after, rowsPerStatement);
    const own = rows.filter((row) => row.channel_key === channelKey);
    await putSearchDocs(db, docsOf(own));
    const last = own.length === rowsPerStatement ? own.at(-1) : undefined;
    after = last && { channelKey, threadTs: last.thread_ts, ts: last.ts };
  }
}
