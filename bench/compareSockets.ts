import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@platform/protocol";
import type { DevDescription } from "@platform/server";
import { reportOf, type Served } from "./children.ts";
import { writeBenchSeed } from "./benchSeed.ts";
import type { Effort } from "./compareHttp.ts";
import type { HoldOrder, HoldReport } from "./holdSockets.ts";
import { medianBy, type Measured } from "./measured.ts";
import { seedInDevMode, serveData, startFloor } from "./prepareData.ts";

const program = new URL("./holdSockets.ts", import.meta.url);

/** What it costs to hold the sockets of a thousand apps, and how soon all are back when all are cut. */
export async function compareSockets(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const count = effort.appSockets;
  const subject = `app sockets, ${count.toLocaleString("en-US")}`;
  if (!wants(subject)) return [];
  tell(subject);
  const data = join(folder, "apps");
  const dev = await seedInDevMode(data, await writeSeed(folder, count / limits.app_sockets_max));
  await using server = await serveData(data);
  await using floor = await startFloor(folder, {}, []);
  const floors = [await hold(folder, floor, count)];
  const servers = [await hold(folder, server, tokensOf(dev, count))];
  const figure = (name: string, of: (report: HoldReport) => number, target: Measured["target"]): Measured => ({
    subject,
    figure: name,
    floor: of(medianBy(floors, of)),
    server: of(medianBy(servers, of)),
    floorRounds: floors.map(of),
    serverRounds: servers.map(of),
    target,
  });
  return [
    figure("RSS MB, all held", ({ rssMb }) => rssMb, { atMost: 300 }),
    figure("s until all are back", ({ backS }) => backS, { atMost: 30 }),
    figure("RSS MB, all back", ({ rssBackMb }) => rssBackMb, { atMost: 300 }),
  ];
}

function hold(folder: string, { port, pid }: Served, sockets: HoldOrder["sockets"]): Promise<HoldReport> {
  const file = join(folder, "hold.json");
  writeFileSync(file, JSON.stringify({ port, pid, sockets } satisfies HoldOrder));
  return reportOf<HoldReport>(program, [file], {});
}

/** Each app's token as often as it may have sockets. */
function tokensOf({ apps }: DevDescription, count: number): string[] {
  const tokens = apps.flatMap(({ name, app_token: token }) => (name.startsWith("Holder") && token ? [token] : []));
  return Array.from({ length: count }, (_, at) => tokens[at % tokens.length] ?? "");
}

function writeSeed(folder: string, apps: number): Promise<string> {
  const holders = Array.from({ length: apps }, (_, at) => ({
    name: `Holder ${at}`,
    bot_scopes: ["chat:write"],
    app_scopes: ["connections:write"],
    manifest: { settings: { socket_mode_enabled: true } },
  }));
  return writeBenchSeed(folder, "apps", (first) => ({ ...first, apps: [...(first.apps ?? []), ...holders] }));
}
