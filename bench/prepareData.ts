import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DevDescription } from "@platform/server";
import { ask } from "./ask.ts";
import { type Call, type Case, casesOf, formOf, pageSize, type Stage, stampIn } from "./cases.ts";
import { serveIn, type Served } from "./children.ts";
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
  const dev = await seedInDevMode(data);
  const token = botTokenOf(dev);
  const answers: Record<string, string> = {};
  let cases: readonly Case[];
  {
    await using server = await serveData(data);
    const call = callerOf(server, token);
    cases = casesOf(await setStage(call, dev));
    for (const { path, forms } of cases) {
      if (answers[path] !== undefined) continue;
      const [form = ""] = await forms(call);
      answers[path] = await ask({ port: server.port, path, form, token });
    }
  }
  const writes = ["/api/chat.postMessage", "/api/chat.appendStream"];
  return { token, cases, startServer: () => serveData(data), startFloor: () => startFloor(folder, answers, writes) };
}

const platform = fileURLToPath(new URL("../packages/cli/bin/platform.mjs", import.meta.url));

/** Calls are counted as in earnest, against limits that no load here reaches. */
export function serveData(data: string, ...flags: string[]): Promise<Served> {
  return serveIn(platform, ["serve", "--port", "0", "--data", data, "--rates", "1000000", ...flags]);
}

export async function seedInDevMode(data: string, ...flags: string[]): Promise<DevDescription> {
  await using _server = await serveData(data, "--dev", ...flags);
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

async function setStage(call: Call, dev: DevDescription): Promise<Stage> {
  const text = (at: number): string =>
    `Message ${at} of a page that is read whole, about as long as people write them.`;
  const random = dev.channels["random"] ?? "";
  for (let at = 0; at < pageSize; at++) await call("chat.postMessage", { channel: random, text: text(at) });
  const [channel = "", ...streamChannels] = await createChannels(call, 5);
  const ts = stampIn(await call("chat.postMessage", { channel, text: "What a thread begins with." }));
  for (let at = 0; at < pageSize; at++) await call("chat.postMessage", { channel, thread_ts: ts, text: text(at) });
  return { dev, thread: { channel, ts }, streamChannels };
}

async function createChannels(call: Call, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const answer = await call("conversations.create", { name: `bench-${at}` });
    ids.push((JSON.parse(answer) as { channel: { id: string } }).channel.id);
  }
  return ids;
}
