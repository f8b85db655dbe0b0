import { succeed } from "@platform/protocol";
import { defineOperation } from "../src/domain/context.ts";
import { insertLinkCrawl } from "../src/storage/queries/linkCrawls.ts";

interface QueuedLinks {
  readonly channelKey: number;
  readonly ts: number;
  readonly urls: readonly string[];
  readonly dueMs: number;
}

/** Queues links for a later time than a message does, so that the server of a test does not take them at once. */
export const queueLinks = defineOperation(import.meta, async (ctx, { channelKey, ts, urls, dueMs }: QueuedLinks) => {
  await insertLinkCrawl(ctx.db, channelKey, ts, JSON.stringify(urls), 1, 1, dueMs);
  return succeed({});
});
