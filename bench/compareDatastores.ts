import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPlatform } from "@platform/server";
import { nobody } from "@platform/server/domain/caller.ts";
import { formOf, requestOf } from "./cases.ts";
import { type Served, serveIn, startLoader } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured } from "./measured.ts";
import { itemKey, plantItems } from "./plantItems.ts";
import { playRound, type Round } from "./playRound.ts";
import { botTokenOf, seedInDevMode, serveData } from "./prepareData.ts";

const subject = "datastore query by key, 100,000 items";
const itemCount = 100_000;
const itemsAtOnce = 10_000;
const requestCount = 1_000;
const connections = 10;
const name = "bench";

/** A query by the primary key beside a server that does nothing but the indexed SELECT, on the same database. */
export async function compareDatastores(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(`${subject}: filling the datastore first`);
  const data = join(folder, "datastores");
  const dev = await seedInDevMode(data);
  const app = dev.apps.find(({ name: called }) => called === "Dev App");
  const key = { appId: app?.id ?? "", teamId: dev.teams[0]?.id ?? "", name };
  await fill(data, key);
  const requests = requestsOf(botTokenOf(dev));
  await using server = await serveData(data);
  const floorProgram = fileURLToPath(new URL("./datastoreFloor.ts", import.meta.url));
  await using floor = await serveIn(floorProgram, [join(data, "platform.db"), key.appId, key.teamId, name]);
  await using loader = startLoader();
  const play = (served: Served, seconds: number): Promise<Round> =>
    playRound(loader, served, { requests, connections, seconds });
  tell(subject);
  for (const served of [floor, server]) await play(served, effort.warmUpSeconds);
  const rounds: { floor: Round[]; server: Round[] } = { floor: [], server: [] };
  for (let at = 0; at < effort.rounds; at++) {
    rounds.floor.push(await play(floor, effort.seconds));
    rounds.server.push(await play(server, effort.seconds));
  }
  const figure = (label: string, of: (round: Round) => number, target?: Measured["target"]): Measured => ({
    subject,
    figure: label,
    floor: of(medianBy(rounds.floor, of)),
    server: of(medianBy(rounds.server, of)),
    floorRounds: rounds.floor.map(of),
    serverRounds: rounds.server.map(of),
    target,
  });
  return [
    figure("requests/s", (round) => round.perSecond),
    figure("CPU us/request", (round) => round.cpuUs, { ratioAtMost: 3 }),
  ];
}

async function fill(data: string, key: { readonly appId: string; readonly teamId: string; readonly name: string }) {
  await using platform = await createPlatform({ dataFolder: data });
  for (let from = 0; from < itemCount; from += itemsAtOnce) {
    await platform.store.write(plantItems, { caller: nobody, nowMs: Date.now() }, { ...key, from, count: itemsAtOnce });
  }
}

/** Keys from all over the datastore. */
function requestsOf(token: string): string[] {
  return Array.from({ length: requestCount }, (_, at) => {
    const id = itemKey(at * Math.floor(itemCount / requestCount));
    const params = { datastore: name, expression: "id = :id", expression_values: JSON.stringify({ ":id": id }) };
    return requestOf({ path: "/api/apps.datastore.query", form: formOf(params) }, token);
  });
}
