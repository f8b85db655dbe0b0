import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DevDescription } from "@platform/server";
import { ask } from "./ask.ts";
import { type Case, casesOf, historyPage } from "./cases.ts";
import { serveIn, type Served } from "./children.ts";
import type { FloorPlan } from "./floor.ts";

/** Everything that is the same for every start of the two. */
export interface Prepared {
  readonly token: string;
  readonly cases: readonly Case[];
  startServer(): Promise<Served>;
  startFloor(): Promise<Served>;
}

const platform = fileURLToPath(new URL("../packages/cli/bin/platform.mjs", import.meta.url));
const floor = fileURLToPath(new URL("./floor.ts", import.meta.url));

/** Seeds a data folder in dev mode, fills a channel, and lets the server itself say what the floor has to answer. */
export async function prepareData(folder: string): Promise<Prepared> {
  const data = join(folder, "data");
  // Calls are counted as in earnest, against limits that no load here reaches.
  const always = ["--port", "0", "--data", data, "--rates", "1000000"];
  const serve = (...flags: string[]) => serveIn(platform, ["serve", ...always, ...flags]);
  const dev = await seedInDevMode(data, () => serve("--dev"));
  const token = dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
  const cases = casesOf(dev);

  const answers: Record<string, string> = {};
  {
    await using server = await serve();
    const call = (path: string, form: string) => ask({ port: server.port, path, form, token });
    const channel = dev.channels["random"] ?? "";
    for (let at = 0; at < historyPage; at++) {
      const text = `Message ${at} of the page that the history case reads, about as long as people write them.`;
      await call("/api/chat.postMessage", new URLSearchParams({ channel, text }).toString());
    }
    for (const { path, form } of cases) answers[path] ??= await call(path, form);
  }

  const plan: FloorPlan = { answers, writes: ["/api/chat.postMessage"], database: join(folder, "floor.db") };
  const planFile = join(folder, "floor.json");
  writeFileSync(planFile, JSON.stringify(plan));
  return { token, cases, startServer: () => serve(), startFloor: () => serveIn(floor, [planFile]) };
}

async function seedInDevMode(data: string, serveDev: () => Promise<Served>): Promise<DevDescription> {
  await using _server = await serveDev();
  return JSON.parse(readFileSync(join(data, "dev.json"), "utf8")) as DevDescription;
}
