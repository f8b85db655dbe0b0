import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DevDescription } from "@platform/server";
import { reportOf, type Served } from "./children.ts";
import { writeBenchSeed } from "./benchSeed.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured, percentile } from "./measured.ts";
import { botTokenOf, seedInDevMode, serveData } from "./prepareData.ts";
import type { TarPitOrder, TarPitReport } from "./tarPit.ts";

const subject = "tar pit beside an app";
const program = new URL("./tarPit.ts", import.meta.url);
const quickApp = "Dev App";
const slowApp = "Rotating App";

/** What an app that never answers costs the others. The floor here is the same server without that app. */
export async function compareTarPit(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  const [clean, sticky] = [join(folder, "clean"), join(folder, "sticky")];
  const seed = await writeBenchSeed(folder, "tarPit");
  const cleanDev = await seedInDevMode(clean, seed);
  const stickyDev = await seedInDevMode(sticky, seed);
  await using without = await serveData(clean, "--dev");
  await using beside = await serveData(sticky, "--dev");
  const floors: TarPitReport[] = [];
  const servers: TarPitReport[] = [];
  // In turns, so that a noisy minute falls on both.
  for (let at = 0; at < effort.rounds; at++) {
    floors.push(await play(folder, without, cleanDev, [quickApp], effort));
    servers.push(await play(folder, beside, stickyDev, [quickApp, slowApp], effort));
  }
  const figure = (share: number, target?: Measured["target"]): Measured => {
    const of = ({ deliveryMs }: TarPitReport): number => percentile(deliveryMs, share);
    return {
      subject,
      figure: `p${share * 100} ms to the quick app`,
      floor: of(medianBy(floors, of)),
      server: of(medianBy(servers, of)),
      floorRounds: floors.map(of),
      serverRounds: servers.map(of),
      target,
    };
  };
  return [figure(0.5), figure(0.99, { ratioAtMost: 1.1 })];
}

function play(
  folder: string,
  { port }: Served,
  dev: DevDescription,
  apps: readonly string[],
  { posts }: Effort,
): Promise<TarPitReport> {
  const authors = apps.map((name) => ({
    appId: dev.apps.find((app) => app.name === name)?.id ?? "",
    token: dev.config_token ?? "",
  }));
  const channel = dev.channels["general"] ?? "";
  const order: TarPitOrder = { port, token: botTokenOf(dev), authors, channel, posts: posts * 10 };
  const file = join(folder, "tarPit.json");
  writeFileSync(file, JSON.stringify(order));
  return reportOf<TarPitReport>(program, [file], {});
}
