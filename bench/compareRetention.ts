import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createPlatform } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { startPostgres } from "../scripts/provision/postgres.ts";
import type { Call } from "./cases.ts";
import type { Effort } from "./compareHttp.ts";
import { type Measured, percentile } from "./measured.ts";
import { plantRows } from "./plantRows.ts";
import { botTokenOf, callerOf, seedInDevMode, serveData } from "./prepareData.ts";

const subject = "posts during retention";
const people = 20;
const rowsPerPlanting = 10_000;
const longAgoTs = Date.UTC(2020, 0, 1) * 1000;

/** What a retention run costs 20 people who post meanwhile. The floor is the same server without the run. */
export async function compareRetention(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const subjects = { sqlite: `${subject}, SQLite`, postgres: `${subject}, PostgreSQL` };
  if (wants(subjects.sqlite)) {
    tell(subjects.sqlite);
    measured.push(...(await measure(subjects.sqlite, effort, { data: join(folder, "retention") })));
  }
  if (wants(subjects.postgres)) {
    tell(subjects.postgres);
    // On the disk of the SQLite file: in memory a commit would cost nothing.
    const home = join(folder, "retention-postgres");
    mkdirSync(home, { mode: 0o755 });
    await using database = await startPostgres(undefined, { folder: home });
    const place = { data: join(folder, "retention-on-postgres"), databaseUrl: database.url };
    measured.push(...(await measure(subjects.postgres, effort, place)));
  }
  return measured;
}

interface Place {
  readonly data: string;
  readonly databaseUrl?: string;
}

async function measure(name: string, effort: Effort, place: Place): Promise<Measured[]> {
  const { data, databaseUrl } = place;
  const flags = databaseUrl === undefined ? [] : ["--database-url", databaseUrl];
  // A quick round tells whether it works; the others delete what the target is for.
  const count = effort.rounds === 1 ? 5_000 : 100_000;
  const dev = await seedInDevMode(data, undefined, ...flags);
  const [posted, old] = [dev.channels["general"] ?? "", dev.channels["random"] ?? ""];
  await plantOld(place, old, count);
  await using server = await serveData(data, "--dev", ...flags);
  const post = callerOf(server, botTokenOf(dev));
  const owner = callerOf(server, dev.users.find(({ name }) => name === "alice")?.token ?? "");

  const without = await postUntil(post, posted, Date.now() + effort.seconds * 1000);
  await owner("admin.conversations.setCustomRetention", { channel_id: old, duration_days: "30" });
  await owner("admin.retention.confirm", { channel_id: old, duration_days: "30" });
  await owner("admin.retention.run", {});
  const during = await postUntil(post, posted, async () => (await deletedIn(owner, old)) >= count);
  const figure = (share: number, target?: Measured["target"]): Measured => ({
    subject: name,
    figure: `p${share * 100} ms of a post, ${count} deleted`,
    floor: percentile(without, share),
    server: percentile(during, share),
    floorRounds: [percentile(without, share)],
    serverRounds: [percentile(during, share)],
    target,
  });
  return [figure(0.5), figure(0.99, { ratioAtMost: 2 })];
}

async function plantOld({ data, databaseUrl }: Place, channelId: string, count: number): Promise<void> {
  const at = databaseUrl === undefined ? {} : { databaseUrl };
  const platform = await createPlatform({ dataFolder: data, dev: true, ...at });
  const { store } = platform;
  const channel = await store.db
    .selectFrom("channels")
    .select("key")
    .where("id", "=", channelId)
    .executeTakeFirstOrThrow();
  for (let at = 0; at < count; at += rowsPerPlanting) {
    const rows = { channelKey: channel.key, threadTs: 0, firstTs: longAgoTs + at, everyUs: 1 };
    const planted = { ...rows, count: Math.min(rowsPerPlanting, count - at) };
    await store.write(plantRows, { caller: nobody, nowMs: Date.now() }, planted);
  }
  await platform.stop();
}

/** Posts by 20 people at once until a time, or until something is true; how long each took, in milliseconds. */
async function postUntil(post: Call, channel: string, end: number | (() => Promise<boolean>)): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  const person = async (): Promise<void> => {
    while (!isOver) {
      const from = performance.now();
      await post("chat.postMessage", { channel, text: "Still here" });
      took.push(performance.now() - from);
    }
  };
  const watch = async (): Promise<void> => {
    const isDone = typeof end === "number" ? () => Promise.resolve(Date.now() >= end) : end;
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 200));
    isOver = true;
  };
  await Promise.all([watch(), ...Array.from({ length: people }, person)]);
  return took;
}

async function deletedIn(owner: Call, channelId: string): Promise<number> {
  const page = JSON.parse(await owner("admin.retention.reports.list", { limit: "100" })) as {
    readonly reports: readonly { readonly channel_id?: string; readonly deleted: number }[];
  };
  return page.reports
    .filter((report) => report.channel_id === channelId)
    .reduce((sum, { deleted }) => sum + deleted, 0);
}
