import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DevDescription } from "@platform/server";
import { writeBenchSeed } from "./benchSeed.ts";
import { reportOf, type Served } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import type { FanOutOrder, FanOutReport } from "./fanOut.ts";
import { medianBy, type Measured, percentile } from "./measured.ts";
import { botTokenOf, callerOf, seedInDevMode, serveData, startFloor } from "./prepareData.ts";

const crowdSize = 1_000;
const subject = `fan-out, ${crowdSize.toLocaleString("en-US")} sockets`;
const program = new URL("./fanOut.ts", import.meta.url);

interface Round {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuUs: number;
}

/** How long it takes until the last of a thousand people who listen has a message, each on a socket of their own. */
export async function compareFanOut(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  const data = join(folder, "crowd");
  const crowd = Array.from({ length: crowdSize }, (_, at) => ({ name: `crowd${at}` }));
  const seed = await writeBenchSeed(folder, "crowd", (first) => ({ ...first, users: [...first.users, ...crowd] }));
  const dev = await seedInDevMode(data, seed);
  const channel = dev.channels["random"] ?? "";
  const token = botTokenOf(dev);
  await using server = await serveData(data);
  const answer = await callerOf(server, token)("chat.postMessage", { channel, text: "Is everybody here?" });
  await using floor = await startFloor(folder, { "/api/chat.postMessage": answer }, ["/api/chat.postMessage"]);

  const order = { token, channel, posts: effort.posts };
  const floors: Round[] = [];
  const servers: Round[] = [];
  for (let at = 0; at < effort.rounds; at++) {
    floors.push(await play(folder, floor, { ...order, listeners: crowdSize }));
    servers.push(await play(folder, server, { ...order, listeners: tokensOf(dev) }));
  }
  const figure = (name: string, of: (round: Round) => number, target?: Measured["target"]): Measured => ({
    subject,
    figure: name,
    floor: of(medianBy(floors, of)),
    server: of(medianBy(servers, of)),
    floorRounds: floors.map(of),
    serverRounds: servers.map(of),
    target,
  });
  return [
    figure("p50 ms to the last one", (round) => round.p50Ms),
    figure("p99 ms to the last one", (round) => round.p99Ms, { atMost: 100 }),
    figure("CPU us/delivery", (round) => round.cpuUs),
  ];
}

async function play(folder: string, served: Served, order: Omit<FanOutOrder, "port" | "pid">): Promise<Round> {
  const file = join(folder, "fanOut.json");
  writeFileSync(file, JSON.stringify({ ...order, port: served.port, pid: served.pid } satisfies FanOutOrder));
  const { lastMs, cpuMs } = await reportOf<FanOutReport>(program, [file], {});
  return {
    p50Ms: percentile(lastMs, 0.5),
    p99Ms: percentile(lastMs, 0.99),
    cpuUs: (cpuMs * 1000) / (lastMs.length * crowdSize),
  };
}

function tokensOf({ users }: DevDescription): string[] {
  return users.flatMap(({ name, token }) => (name.startsWith("crowd") && token ? [token] : []));
}
