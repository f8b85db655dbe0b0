import { ask } from "./ask.ts";
import { type Case, requestOf } from "./cases.ts";
import { type Loader, type Served, startLoader } from "./children.ts";
import { medianBy, type Measured } from "./measured.ts";
import { playRound, type Round } from "./playRound.ts";
import { figuresOf } from "./processFigures.ts";
import { callerOf, type Prepared } from "./prepareData.ts";

export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly starts: number;
  /** Messages that are sent to everyone, per round. */
  readonly posts: number;
  readonly channelSizes: readonly number[];
  readonly appSockets: number;
  /** How long a server is watched that has nothing to do. */
  readonly idleSeconds: number;
  /** Calls whose statements are counted. */
  readonly countedCalls: number;
}

const messagesForMemory = 10_000;

/** Drives the floor and the server with the same load, in turns, so that a noisy minute falls on both. */
export async function compareHttp(
  prepared: Prepared,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  await using loader = startLoader();
  const cases = prepared.cases.filter(({ name }) => wants(name));
  if (cases.length > 0) {
    await using floor = await prepared.startFloor();
    await using server = await prepared.startServer();
    for (const one of cases) {
      tell(one.name);
      measured.push(...(await compareCase(one, { loader, floor, server, token: prepared.token, effort })));
    }
  }
  if (wants("process")) {
    tell("memory and start");
    measured.push(...(await compareProcesses(prepared, loader, effort)));
  }
  return measured;
}

interface Field {
  readonly loader: Loader;
  readonly floor: Served;
  readonly server: Served;
  readonly token: string;
  readonly effort: Effort;
}

async function compareCase(one: Case, field: Field): Promise<Measured[]> {
  const { floor, server, effort, loader, token } = field;
  const forms = await one.forms(callerOf(server, token));
  const requests = forms.map((form) => requestOf({ path: one.path, form }, token));
  const play = (served: Served, seconds: number) =>
    playRound(loader, served, { requests, connections: one.connections, seconds });
  for (const served of [floor, server]) await play(served, effort.warmUpSeconds);
  const ofFloor: Round[] = [];
  const ofServer: Round[] = [];
  for (let at = 0; at < effort.rounds; at++) {
    ofFloor.push(await play(floor, effort.seconds));
    ofServer.push(await play(server, effort.seconds));
  }
  const byCpu = (round: Round): number => round.cpuUs;
  const typical = { floor: medianBy(ofFloor, byCpu), server: medianBy(ofServer, byCpu) };
  const figure = (name: string, of: (round: Round) => number, target?: Measured["target"]): Measured => ({
    subject: one.name,
    figure: name,
    floor: of(typical.floor),
    server: of(typical.server),
    floorRounds: ofFloor.map(of),
    serverRounds: ofServer.map(of),
    target,
  });
  return [
    figure("requests/s", (round) => round.perSecond, one.targets.perSecond),
    figure("p50 ms", (round) => round.p50Ms, one.targets.p50),
    figure("p99 ms", (round) => round.p99Ms),
    figure("CPU us/request", byCpu, one.targets.cpu),
  ];
}

/** Memory and start are those of fresh processes on files that exist, one after the other, each several times. */
async function compareProcesses(prepared: Prepared, loader: Loader, effort: Effort): Promise<Measured[]> {
  const floors: Life[] = [];
  const servers: Life[] = [];
  for (let at = 0; at < effort.starts; at++) {
    floors.push(await live(prepared, prepared.startFloor, loader));
    servers.push(await live(prepared, prepared.startServer, loader));
  }
  const figure = (name: string, of: (life: Life) => number, target?: Measured["target"]): Measured => ({
    subject: "process",
    figure: name,
    floor: of(medianBy(floors, of)),
    server: of(medianBy(servers, of)),
    floorRounds: floors.map(of),
    serverRounds: servers.map(of),
    target,
  });
  return [
    figure("RSS idle MB", (life) => life.idleMb, { atMost: 110 }),
    figure("RSS after 10k messages MB", (life) => life.afterMb),
    figure("start to first answer ms", (life) => life.startMs, { atMost: 600 }),
  ];
}

interface Life {
  readonly startMs: number;
  readonly idleMb: number;
  readonly afterMb: number;
}

async function live(prepared: Prepared, start: Prepared["startFloor"], loader: Loader): Promise<Life> {
  const { token, cases } = prepared;
  await using served = await start();
  const { port } = served;
  const questionOf = async (path: string) => {
    const found = cases.find((one) => one.path === path);
    const [form = ""] = (await found?.forms(callerOf(served, token))) ?? [];
    return { port, path, form, token };
  };
  const hello = await questionOf("/api/auth.test");
  await ask(hello);
  const startMs = performance.now() - served.spawnedAt;
  const idleMb = figuresOf(served.pid).rssMb;
  const requests = [requestOf(await questionOf("/api/chat.postMessage"), token)];
  await loader.drive({ port, requests, connections: 50, until: { requests: messagesForMemory } });
  return { startMs, idleMb, afterMb: figuresOf(served.pid).rssMb };
}
