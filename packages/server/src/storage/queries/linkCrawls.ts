import type { Db, Tx } from "../db.ts";
import { deferredStatement, readStatement, writeStatement } from "../statement.ts";
import type { LinkCrawlRow } from "../tables/linkCrawls.ts";

export const insertLinkCrawl = deferredStatement<
  [channelKey: number, ts: number, urls: string, wantsPages: number, wantsMedia: number, dueMs: number]
>(`insert into link_crawls (channel_key, ts, urls, wants_pages, wants_media, due_ms, attempt)
  values ($1, $2, $3, $4, $5, $6, 0)
  on conflict (channel_key, ts) do update set urls = excluded.urls, due_ms = excluded.due_ms, attempt = 0`);

const deleteExhausted = writeStatement<[nowMs: number, attemptsMax: number]>(
  "delete from link_crawls where due_ms <= $1 and attempt >= $2",
);

/** Of two servers that take it at once, one waits for the other, looks at the row again and finds it taken. */
const claimDue = writeStatement<[nowMs: number, leaseUntilMs: number, limit: number], LinkCrawlRow>(
  `update link_crawls set due_ms = $2, attempt = attempt + 1
  where (channel_key, ts) in (select channel_key, ts from link_crawls where due_ms <= $1 order by due_ms limit $3)
    and due_ms <= $1
  returning *`,
);

/** Takes what is due for a while. What has failed too often is given up: a page may bring down every server that reads it. */
export async function claimLinkCrawls(
  tx: Tx,
  {
    nowMs,
    leaseUntilMs,
    limit,
    attemptsMax,
  }: Readonly<Record<"nowMs" | "leaseUntilMs" | "limit" | "attemptsMax", number>>,
): Promise<LinkCrawlRow[]> {
  await deleteExhausted(tx, nowMs, attemptsMax);
  return claimDue(tx, nowMs, leaseUntilMs, limit);
}

const deleteAttempt = writeStatement<[channelKey: number, ts: number, attempt: number], { ts: number }>(
  "delete from link_crawls where channel_key = $1 and ts = $2 and attempt = $3 returning ts",
);

/** False when another server has taken it since, or the message is gone. */
export async function endLinkCrawl(
  tx: Tx,
  { channel_key: channelKey, ts, attempt }: Pick<LinkCrawlRow, "channel_key" | "ts" | "attempt">,
): Promise<boolean> {
  return (await deleteAttempt(tx, channelKey, ts, attempt)).length > 0;
}

const postpone = writeStatement<
  [channelKey: number, ts: number, attempt: number, urls: string, dueMs: number],
  { ts: number }
>("update link_crawls set urls = $4, due_ms = $5 where channel_key = $1 and ts = $2 and attempt = $3 returning ts");

/** Leaves these links to a later attempt. False as for `endLinkCrawl`. */
export async function postponeLinkCrawl(
  tx: Tx,
  { channel_key: channelKey, ts, attempt }: Pick<LinkCrawlRow, "channel_key" | "ts" | "attempt">,
  urls: string,
  dueMs: number,
): Promise<boolean> {
  return (await postpone(tx, channelKey, ts, attempt, urls, dueMs)).length > 0;
}

const selectUrls = readStatement<[channelKey: number, ts: number], Pick<LinkCrawlRow, "urls">>(
  "select urls from link_crawls where channel_key = $1 and ts = $2",
);

/** The links of a message that still wait for their previews. */
export async function selectWaitingLinks(db: Db, channelKey: number, ts: number): Promise<readonly string[]> {
  const [row] = await selectUrls(db, channelKey, ts);
  return row ? (JSON.parse(row.urls) as string[]) : [];
}

export const deleteLinkCrawl = writeStatement<[channelKey: number, ts: number]>(
  "delete from link_crawls where channel_key = $1 and ts = $2",
);

const selectDue = readStatement<[nowMs: number], { has: number }>(
  "select 1 as has from link_crawls where due_ms <= $1 limit 1",
);

export async function selectHasDueCrawls(db: Db, nowMs: number): Promise<boolean> {
  return (await selectDue(db, nowMs)).length > 0;
}
