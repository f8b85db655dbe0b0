import { printTs, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMessage } from "@platform/server/storage/queries/messages.ts";
import { putSearchDocs, type SearchDoc, termsOf } from "@platform/server/storage/queries/search.ts";

/** Messages of one channel, a millisecond apart, and how often each word is in them: in every one, in every hundredth. */
export interface SearchableRows {
  readonly channelKey: number;
  readonly teamId: string;
  readonly userId: string;
  readonly firstTs: number;
  readonly from: number;
  readonly count: number;
  readonly everyOf: Readonly<Record<string, number>>;
}

/** Many messages with their place in the search index in one transaction: posting a million takes much longer. */
export const plantSearchable = defineOperation(import.meta, async (ctx, rows: SearchableRows) => {
  const { channelKey, teamId, userId, firstTs, everyOf } = rows;
  const docs: SearchDoc[] = [];
  for (let at = rows.from; at < rows.from + rows.count; at++) {
    const ts = firstTs + at * 1_000;
    const marks = Object.keys(everyOf).filter((word) => at % (everyOf[word] ?? 1) === 0);
    const words = ["message", `${at}`, "about", "as", "long", "as", "people", "write", "them", ...marks];
    const body = { type: "message", user: userId, text: words.join(" "), ts: printTs(ts), team: teamId };
    await insertMessage(ctx.db, channelKey, 0, ts, userId, null, 0, null, JSON.stringify(body));
    const terms = termsOf({ team_id: teamId, channel_key: channelKey, user_id: userId }, 0);
    docs.push({ channelKey, ts, userId, hasLink: 0, words, terms });
  }
  await putSearchDocs(ctx.db, docs);
  return succeed({});
});
