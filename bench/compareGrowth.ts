import { join } from "node:path";
import { printTs } from "@platform/protocol";
import { createPlatform } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { writeBenchSeed } from "./benchSeed.ts";
import { formOf, pageCount, pageSize, requestOf } from "./cases.ts";
import { type Loader, type Served, startLoader } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured } from "./measured.ts";
import { plantRows } from "./plantRows.ts";
import { playRound, type Round } from "./playRound.ts";
import { botTokenOf, callerOf, seedInDevMode, serveData } from "./prepareData.ts";

const subjectOf = (method: string, size: number): string =>
  `growth, ${method}, ${size.toLocaleString("en-US")} messages`;
const methods = ["conversations.history", "conversations.replies"];
const connections = 10;

interface GrownChannel {
  readonly id: string;
  readonly size: number;
  readonly firstTs: number;
  /** In the middle of the channel a thread begins that goes on to its end. */
  readonly threadTs: number;
}

/** What a page costs in channels of different sizes, all in one file. The smallest stands where the floor does elsewhere. */
export async function compareGrowth(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const sizes = effort.channelSizes;
  const wanted = methods.filter((method) => sizes.some((size) => wants(subjectOf(method, size))));
  if (wanted.length === 0) return [];
  tell("growth: filling channels first");
  const data = join(folder, "grown");
  const dev = await seedInDevMode(data, await writeBenchSeed(folder, "grown"));
  const token = botTokenOf(dev);
  const channels = await growChannels(data, token, sizes);
  await using server = await serveData(data);
  await using loader = startLoader();
  const measured: Measured[] = [];
  for (const method of wanted) {
    tell(`growth, ${method}`);
    const rounds = await playAll({ loader, server, effort, token }, method, channels);
    measured.push(...figuresOf(method, channels, rounds));
  }
  return measured.filter(({ subject }) => wants(subject));
}

interface Field {
  readonly loader: Loader;
  readonly server: Served;
  readonly effort: Effort;
  readonly token: string;
}

/** The rounds of each channel. They take turns, so that a noisy minute falls on all. */
async function playAll(
  { loader, server, effort, token }: Field,
  method: string,
  channels: readonly GrownChannel[],
): Promise<Round[][]> {
  const rounds: Round[][] = channels.map(() => []);
  const play = (channel: GrownChannel, seconds: number): Promise<Round> => {
    const pages = method === "conversations.history" ? pagesOf(channel) : readingsOf(channel);
    const requests = pages.map((page) =>
      requestOf({ path: `/api/${method}`, form: formOf({ channel: channel.id, ...page }) }, token),
    );
    return playRound(loader, server, { requests, connections, seconds });
  };
  for (const channel of channels) await play(channel, effort.warmUpSeconds);
  for (let at = 0; at < effort.rounds; at++) {
    for (const [which, channel] of channels.entries()) rounds[which]?.push(await play(channel, effort.seconds));
  }
  return rounds;
}

/** Pages from all over the channel. */
function pagesOf({ firstTs, size }: GrownChannel): Readonly<Record<string, string>>[] {
  const everyUs = ((size - pageSize) * 2) / pageCount;
  return Array.from({ length: pageCount }, (_, at) => {
    const latest = Math.round(firstTs + pageSize * 2 + at * everyUs);
    return { limit: String(pageSize), latest: printTs(latest) };
  });
}

/** The whole thread, asked for with another bound each time: the server would keep what it is asked for twice. */
function readingsOf({ threadTs }: GrownChannel): Readonly<Record<string, string>>[] {
  const ts = printTs(threadTs);
  return Array.from({ length: pageCount }, (_, at) => ({ ts, oldest: printTs(threadTs - 1 - at) }));
}

function figuresOf(method: string, channels: readonly GrownChannel[], rounds: readonly Round[][]): Measured[] {
  const [smallest = []] = rounds;
  return channels.slice(1).flatMap(({ size }, at) => {
    const grown = rounds[at + 1] ?? [];
    const figure = (name: string, of: (round: Round) => number, target?: Measured["target"]): Measured => ({
      subject: subjectOf(method, size),
      figure: name,
      floor: of(medianBy(smallest, of)),
      server: of(medianBy(grown, of)),
      floorRounds: smallest.map(of),
      serverRounds: grown.map(of),
      target,
    });
    return [
      figure("requests/s", (round) => round.perSecond),
      figure("CPU us/request", (round) => round.cpuUs, { ratioAtMost: 1.3 }),
    ];
  });
}

const rowsAtOnce = 10_000;

async function growChannels(data: string, token: string, sizes: readonly number[]): Promise<GrownChannel[]> {
  const ids = await createChannels(data, token, sizes);
  await using platform = await createPlatform({ dataFolder: data });
  const keys = await platform.store.db.selectFrom("channels").select(["id", "key"]).execute();
  // In the past, so that whatever is posted later comes later.
  const firstTs = (Date.now() - 3_600_000) * 1000;
  const grown: GrownChannel[] = [];
  for (const [at, size] of sizes.entries()) {
    const id = ids[at] ?? "";
    const channelKey = keys.find((row) => row.id === id)?.key ?? 0;
    const plant = async (threadTs: number, fromTs: number, everyUs: number, count: number): Promise<void> => {
      const rows = { channelKey, threadTs, firstTs: fromTs, everyUs, count };
      await platform.store.write(plantRows, { caller: nobody, nowMs: Date.now() }, rows);
    };
    for (let planted = 0; planted < size; planted += rowsAtOnce) {
      await plant(0, firstTs + planted * 2, 2, Math.min(rowsAtOnce, size - planted));
    }
    const threadTs = firstTs + Math.floor(size / 2) * 2;
    // Between the others: they stand at even microseconds and the replies at odd ones, up to the end of the channel.
    await plant(threadTs, threadTs + 1, Math.floor(size / 2 / pageSize) * 2, pageSize);
    grown.push({ id, size, firstTs, threadTs });
  }
  return grown;
}

async function createChannels(data: string, token: string, sizes: readonly number[]): Promise<string[]> {
  await using server = await serveData(data);
  const call = callerOf(server, token);
  const ids: string[] = [];
  for (const size of sizes) {
    const answer = await call("conversations.create", { name: `grown-${size}` });
    ids.push((JSON.parse(answer) as { channel: { id: string } }).channel.id);
  }
  return ids;
}
