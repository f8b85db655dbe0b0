import { join } from "node:path";
import { printTs } from "@platform/protocol";
import { writeBenchSeed } from "../benchSeed.ts";
import { formOf, pageSize, requestOf } from "../cases.ts";
import type { Served } from "../children.ts";
import { type DataSize, type GeneratedData, generateRows } from "../large/generateRows.ts";
import { openPostgresTarget, openSqliteTarget } from "../large/sqlTargets.ts";
import { botTokenOf, callerOf, seedInDevMode, serveData } from "../prepareData.ts";

/** A store with data, and servers on it. */
export interface PreparedStore {
  readonly token: string;
  readonly data: GeneratedData;
  /** Starts one more server; on another address of the database, if one is named. */
  start(databaseUrl?: string): Promise<Served>;
}

/** Seeds a store and generates its rows. On SQLite, unless a PostgreSQL is named. */
export async function prepareStore(
  folder: string,
  name: string,
  size: DataSize,
  databaseUrl?: string,
): Promise<PreparedStore> {
  const data = join(folder, name);
  const at = (url: string | undefined): string[] => (url === undefined ? [] : ["--database-url", url]);
  const dev = await seedInDevMode(data, await writeBenchSeed(folder, name), ...at(databaseUrl));
  const token = botTokenOf(dev);
  const owner = await ownerOf(await serveData(data, ...at(databaseUrl)), token);
  const generated = await generate(join(data, "platform.db"), databaseUrl, owner, size);
  return { token, data: generated, start: (url = databaseUrl) => serveData(data, ...at(url)) };
}

async function ownerOf(starting: Served, token: string) {
  await using server = starting;
  const answer = JSON.parse(await callerOf(server, token)("auth.test", {})) as { team_id: string; user_id: string };
  return { teamId: answer.team_id, botId: answer.user_id, nowMs: Date.now() };
}

async function generate(
  path: string,
  databaseUrl: string | undefined,
  owner: Awaited<ReturnType<typeof ownerOf>>,
  size: DataSize,
): Promise<GeneratedData> {
  if (databaseUrl === undefined) {
    using target = openSqliteTarget(path);
    return await generateRows(target, owner, size);
  }
  await using target = await openPostgresTarget(databaseUrl);
  return await generateRows(target, owner, size);
}

/** More than the server remembers to have been asked for, so that it keeps none of them. */
export const pageCount = 1_200;

export function historyRequests({ token, data }: PreparedStore): string[] {
  const room = Math.max(1, data.messagesOf(0) - pageSize);
  const [channel = ""] = data.channelIds;
  return pages((at) => {
    const latest = data.firstTs + (pageSize + Math.floor((at * room) / pageCount)) * data.everyUs;
    return formOf({ channel, latest: printTs(latest + at), limit: String(pageSize) });
  }).map((form) => requestOf({ path: "/api/conversations.history", form }, token));
}

/** The same thread comes again only after all others, and then with another lower bound. */
export function repliesRequests({ token, data }: PreparedStore): string[] {
  const [channel = ""] = data.channelIds;
  return pages((at) => {
    const ts = printTs(data.threadTs[at % data.threadTs.length] ?? 0);
    return formOf({ channel, ts, oldest: printTs(1_000_000 + at), limit: String(pageSize) });
  }).map((form) => requestOf({ path: "/api/conversations.replies", form }, token));
}

const words = "A message of ordinary length, as people write them when they tell each other what they are about to do.";

/** Into so many of the generated channels in turn. The largest is left to the reads. */
export function postRequests({ token, data }: PreparedStore, channels: number): string[] {
  return data.channelIds.slice(1, 1 + channels).map((channel) => {
    return requestOf({ path: "/api/chat.postMessage", form: formOf({ channel, text: words }) }, token);
  });
}

export function authRequests({ token }: PreparedStore): string[] {
  return [requestOf({ path: "/api/auth.test", form: "" }, token)];
}

function pages(formAt: (at: number) => string): string[] {
  return Array.from({ length: pageCount }, (_, at) => formAt(at));
}
