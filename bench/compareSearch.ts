import { join } from "node:path";
import { createPlatform, type DevDescription } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { formOf, requestOf } from "./cases.ts";
import { startLoader } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured } from "./measured.ts";
import { plantSearchable } from "../tests/storage/operations/plantSearchable.ts";
import { playRound, type Round } from "./playRound.ts";
import { seedInDevMode, serveData } from "./prepareData.ts";

const subject = "search growth";
/** Each query, and one match in a hundred messages beside one in each: the rarer word stands where the floor does elsewhere. */
const queries: readonly (readonly [name: string, query: string])[] = [
  ["newest first", "sort=timestamp"],
  ["by score", "sort=score"],
  ["oldest first", "sort=timestamp&sort_dir=asc"],
];
const rowsAtOnce = 5_000;

/** What a search for a word in every message costs beside one for a word in every hundredth, in one file. */
export async function compareSearch(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const size = effort.channelSizes.at(-1) ?? 0;
  const subjectOf = (name: string): string =>
    `${subject}, ${name}, ${(size / 100).toLocaleString("en-US")} to ${size.toLocaleString("en-US")} matches`;
  const wanted = queries.filter(([name]) => wants(subjectOf(name)));
  if (wanted.length === 0) return [];
  tell(`${subject}: filling a channel first`);
  const data = join(folder, "searched");
  const dev = await seedInDevMode(data);
  await fill(data, dev, size);
  await using server = await serveData(data);
  await using loader = startLoader();
  const token = dev.users[0]?.token ?? "";
  const measured: Measured[] = [];
  for (const [name, more] of wanted) {
    tell(subjectOf(name));
    const play = (word: string, seconds: number): Promise<Round> => {
      const form = `${formOf({ query: word })}&${more}`;
      return playRound(loader, server, {
        requests: [requestOf({ path: "/api/search.messages", form }, token)],
        connections: 1,
        seconds,
      });
    };
    const rounds: { readonly rare: Round[]; readonly common: Round[] } = { rare: [], common: [] };
    for (const word of ["hundredth", "every"]) await play(word, effort.warmUpSeconds);
    for (let at = 0; at < effort.rounds; at++) {
      rounds.rare.push(await play("hundredth", effort.seconds));
      rounds.common.push(await play("every", effort.seconds));
    }
    measured.push(figureOf(subjectOf(name), rounds.rare, rounds.common));
  }
  return measured;
}

function figureOf(name: string, rare: readonly Round[], common: readonly Round[]): Measured {
  const of = (round: Round): number => round.cpuUs;
  return {
    subject: name,
    figure: "CPU us/request",
    floor: of(medianBy(rare, of)),
    server: of(medianBy(common, of)),
    floorRounds: rare.map(of),
    serverRounds: common.map(of),
    target: { ratioAtMost: 1.5 },
  };
}

async function fill(data: string, dev: DevDescription, size: number): Promise<void> {
  await using platform = await createPlatform({ dataFolder: data });
  await platform.settle();
  const rows = await platform.store.db.selectFrom("channels").select(["key", "id", "team_id"]).execute();
  const channel = rows.find(({ id }) => id === dev.channels["random"]);
  if (!channel) throw new Error("The seed has no #random.");
  const stage = { channelKey: channel.key, teamId: channel.team_id, userId: dev.users[0]?.id ?? "" };
  const firstTs = (Date.now() - 86_400_000) * 1_000;
  for (let from = 0; from < size; from += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, size - from);
    const order = { ...stage, firstTs, from, count, everyOf: { every: 1, hundredth: 100 } };
    await platform.store.write(plantSearchable, { caller: nobody, nowMs: Date.now() }, order);
  }
}
