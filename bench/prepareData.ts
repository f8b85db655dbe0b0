import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseTs, printTs } from "@platform/protocol";
import { createPlatform, type DevDescription } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { ask } from "./ask.ts";
import { writeBenchSeed } from "./benchSeed.ts";
import {
  type Call,
  type Case,
  casesOf,
  formOf,
  pageCount,
  pageSize,
  type Stage,
  stampIn,
  subscribedCase,
} from "./cases.ts";
import { serveIn, type Served } from "./children.ts";
import { copyThread } from "./copyThread.ts";
import type { FloorPlan } from "./floor.ts";

/** Everything that is the same for every start of the two. */
export interface Prepared {
  readonly token: string;
  readonly cases: readonly Case[];
  startServer(): Promise<Served>;
  startFloor(): Promise<Served>;
}

const floor = fileURLToPath(new URL("./floor.ts", import.meta.url));

/** Seeds a data folder in dev mode, fills a channel, and lets the server itself say what the floor has to answer. */
export async function prepareData(folder: string): Promise<Prepared> {
  const data = join(folder, "data");
  const dev = await seedInDevMode(data, await writeBenchSeed(folder, "seed"));
  const token = botTokenOf(dev);
  const answers: Record<string, string> = {};
  const stage = await setStage(data, token, dev);
  const cases = casesOf(stage);
  await withServer(data, token, async (call, { port }) => {
    for (const { path, forms } of cases) {
      if (answers[path] !== undefined) continue;
      const [form = ""] = await forms(call);
      answers[path] = await ask({ port, path, form, token });
    }
  });
  const writes = ["/api/chat.postMessage", "/api/chat.appendStream"];
  return { token, cases, startServer: () => serveData(data), startFloor: () => startFloor(folder, answers, writes) };
}

/** The dev workspace as it is, whose app subscribes to messages: a post also writes a delivery, which waits for the app's socket. */
export async function prepareSubscribed(folder: string): Promise<Prepared> {
  const data = join(folder, "subscribed");
  const dev = await seedInDevMode(data);
  const token = botTokenOf(dev);
  const one = subscribedCase(dev);
  const form = { channel: dev.channels["general"] ?? "", text: "What is the answer?" };
  const answer = await withServer(data, token, (call) => call("chat.postMessage", form));
  return {
    token,
    cases: [one],
    startServer: () => serveData(data),
    startFloor: () => startFloor(folder, { [one.path]: answer }, [one.path]),
  };
}

const platform = fileURLToPath(new URL("../packages/cli/bin/platform.mjs", import.meta.url));

/** Calls are counted as in earnest, against limits that no load here reaches. */
export function serveData(data: string, ...flags: string[]): Promise<Served> {
  return serveIn(platform, ["serve", "--port", "0", "--data", data, "--rates", "1000000", ...flags]);
}

/** The dev workspace itself, unless another seed is named. */
export async function seedInDevMode(data: string, seed?: string, ...flags: string[]): Promise<DevDescription> {
  await using _server = await serveData(data, "--dev", ...(seed === undefined ? [] : ["--seed", seed]), ...flags);
  return JSON.parse(readFileSync(join(data, "dev.json"), "utf8")) as DevDescription;
}

export function startFloor(
  folder: string,
  answers: FloorPlan["answers"],
  writes: FloorPlan["writes"],
): Promise<Served> {
  const plan: FloorPlan = { answers, writes, database: join(folder, "floor.db") };
  const planFile = join(folder, "floor.json");
  writeFileSync(planFile, JSON.stringify(plan));
  return serveIn(floor, [planFile]);
}

export function botTokenOf(dev: DevDescription): string {
  return dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
}

export function callerOf({ port }: Served, token: string): Call {
  return (method, params) => ask({ port, path: `/api/${method}`, form: formOf(params), token });
}

async function setStage(data: string, token: string, dev: DevDescription): Promise<Stage> {
  const text = (at: number): string =>
    `Message ${at} of a page that is read whole, about as long as people write them.`;
  const posted = await withServer(data, token, async (call) => {
    const random = dev.channels["random"] ?? "";
    for (let at = 0; at < pageSize; at++) await call("chat.postMessage", { channel: random, text: text(at) });
    const [channel = "", ...streamChannels] = await createChannels(call, 5);
    const ts = stampIn(await call("chat.postMessage", { channel, text: "What a thread begins with." }));
    for (let at = 0; at < pageSize; at++) await call("chat.postMessage", { channel, thread_ts: ts, text: text(at) });
    return { channel, ts, streamChannels };
  });
  const { channel, ts, streamChannels } = posted;
  const copies = await copyThreads(data, channel, ts);
  return { dev, threads: [ts, ...copies].map((one) => ({ channel, ts: one })), streamChannels };
}

const copiesAtOnce = 100;

/** When the copies begin: days before the thread itself, an hour apart. */
async function copyThreads(data: string, channel: string, ts: string): Promise<string[]> {
  await using platform = await createPlatform({ dataFolder: data });
  const rows = await platform.store.db.selectFrom("channels").select("key").where("id", "=", channel).execute();
  const [channelKey, us] = [rows[0]?.key ?? 0, parseTs(ts) ?? 0];
  const copies = Array.from({ length: pageCount }, (_, at) => us - (at + 1) * 3_600_000_000);
  for (let at = 0; at < copies.length; at += copiesAtOnce) {
    const order = { channelKey, ts: us, copies: copies.slice(at, at + copiesAtOnce) };
    await platform.store.write(copyThread, { caller: nobody, nowMs: Date.now() }, order);
  }
  return copies.map(printTs);
}

async function withServer<Value>(
  data: string,
  token: string,
  act: (call: Call, server: Served) => Promise<Value>,
): Promise<Value> {
  await using server = await serveData(data);
  return await act(callerOf(server, token), server);
}

async function createChannels(call: Call, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const answer = await call("conversations.create", { name: `bench-${at}` });
    ids.push((JSON.parse(answer) as { channel: { id: string } }).channel.id);
  }
  return ids;
}
