import { type Outcome, parseTs, succeed } from "@platform/protocol";
import { selectOutboxAfter, selectOutboxEnd } from "../../storage/queries/outbox.ts";
import {
  clearSearchDocs,
  type IndexedRow,
  lockSearchIndex,
  putSearchDocs,
  removeSearchDocs,
  type SearchDoc,
  selectChannelKeys,
  selectMessagesAfter,
  selectNamedMessages,
  termsOf,
  upsertSearchState,
  type WalkPosition,
} from "../../storage/queries/search.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { isThreadable, parseBody } from "../messages/message.ts";
import { type Progress, readProgress } from "./indexedPosition.ts";
import { followFiles, walkFiles } from "./indexFiles.ts";
import { wordsOf } from "./words.ts";

/** So little that concurrent posts are not delayed. */
const biteMax = 100;

/**
 * Advances the search index by one batch. It follows the outbox, which has every message and file that is new, changed or
 * deleted, and reads each of them again: so repeated or outdated events do no harm.
 */
export const indexMessages = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>> => {
    if (!(await lockSearchIndex(ctx.db))) return succeed({ hasMore: false, didWork: false });
    const known = await readProgress(ctx.db);
    const progress = known ?? (await begin(ctx));
    const news = await selectOutboxAfter(ctx.db, progress.told, biteMax);
    await follow(ctx, news);
    await followFiles(ctx, news);
    // What is new goes first: it is what people look for.
    const isBehind = news.length === biteMax;
    const walk = isBehind || !progress.walk ? progress.walk : await walkOn(ctx, progress.walk);
    const isWalking = isBehind || walk !== undefined;
    const files = isWalking ? progress.files : await walkFiles(ctx, progress.files);
    const didWork = known === undefined || news.length > 0 || progress.walk !== undefined || progress.files !== null;
    const last = news.at(-1);
    const told = last ? { txid: last.txid, id: last.id } : progress.told;
    if (didWork) await upsertSearchState(ctx.db, JSON.stringify({ told, walk, files } satisfies Progress));
    return succeed({ hasMore: isWalking || files !== null, didWork: false });
  },
);

/** From the beginning: new events are followed, and existing messages and files are walked through. */
async function begin({ db }: WriteContext): Promise<Progress> {
  await clearSearchDocs(db);
  return { told: await selectOutboxEnd(db), walk: { channelKey: 0, threadTs: 0, ts: 0 } };
}

async function follow({ db }: WriteContext, news: readonly OutboxRow[]): Promise<void> {
  const stamps = new Map<string, Set<number>>();
  for (const row of news) {
    const ts = row.type === "message" ? messageIn(row.payload) : undefined;
    if (ts === undefined || row.channel_id === null) continue;
    const known = stamps.get(row.channel_id);
    if (known) known.add(ts);
    else stamps.set(row.channel_id, new Set([ts]));
  }
  const keys = await selectChannelKeys(db, [...stamps.keys()]);
  for (const [channelId, wanted] of stamps) {
    const channelKey = keys.get(channelId);
    if (channelKey === undefined) continue;
    const found = await selectNamedMessages(db, channelKey, [...wanted]);
    const docs = docsOf(found);
    await putSearchDocs(db, docs);
    const there = new Set(docs.map((doc) => doc.ts));
    const gone = [...wanted].filter((ts) => !there.has(ts)).map((ts) => ({ channelKey, ts }));
    await removeSearchDocs(db, gone);
  }
}

/** Which message an event is about: the one that was posted, changed or deleted. */
function messageIn(payload: string): number | undefined {
  const event = JSON.parse(payload) as { ts?: string; deleted_ts?: string; message?: { ts?: string } };
  return parseTs(event.message?.ts ?? event.deleted_ts ?? event.ts ?? "");
}

async function walkOn({ db }: WriteContext, from: WalkPosition): Promise<WalkPosition | undefined> {
  const rows = await selectMessagesAfter(db, from, biteMax);
  await putSearchDocs(db, docsOf(rows));
  const last = rows.length === biteMax ? rows.at(-1) : undefined;
  return last && { channelKey: last.channel_key, threadTs: last.thread_ts, ts: last.ts };
}

/** The documents of messages that a search can find. */
export function docsOf(rows: readonly IndexedRow[]): SearchDoc[] {
  return rows
    .filter(({ subtype }) => isThreadable(subtype) && subtype !== "tombstone")
    .map((row) => {
      const { text } = parseBody(row.body);
      const hasLink = /https?:\/\//i.test(text) ? 1 : 0;
      return {
        channelKey: row.channel_key,
        ts: row.ts,
        userId: row.user_id,
        hasLink,
        words: wordsOf(text).map(({ word }) => word),
        terms: termsOf(row, hasLink),
      };
    });
}
