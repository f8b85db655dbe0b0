import { setTimeout } from "node:timers/promises";
import type { Question } from "./ask.ts";
import type { Effort } from "./compareHttp.ts";
import { type FunctionsServer, startFunctionsServer } from "./functionsChild.ts";
import type { Held } from "./functionsServer.ts";
import { medianBy, type Measured, percentile } from "./measured.ts";
import { callAtPace } from "./pace.ts";

const subject = "hostile functions";
const perSecond = 100;

interface Round {
  readonly tookMs: readonly number[];
  readonly heldMs: number;
}

/** What a hundred functions that mean harm cost everybody else. The floor is the same server while nothing runs. */
export async function compareHostileFunctions(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  await using server = await startFunctionsServer(folder, "hostile");
  const question = { ...server.ready, path: "/api/auth.test", form: "" };
  const rounds: { idle: Round; busy: Round }[] = [];
  // The first finds out what the machine can isolate, and compiles.
  for (let at = 0; at <= effort.rounds; at++) {
    const idle = await play(server, question, () => setTimeout(effort.seconds * 1000));
    const busy = await play(server, question, () => server.order<Held>({ do: "hostile" }));
    if (at > 0) rounds.push({ idle, busy });
  }
  return figuresOf(rounds);
}

async function play(server: FunctionsServer, question: Question, during: () => Promise<unknown>): Promise<Round> {
  await server.order<Held>({ do: "watch" });
  const tookMs = await callAtPace(question, perSecond, during());
  const { heldMs } = await server.order<Held>({ do: "tell" });
  return { tookMs, heldMs };
}

function figuresOf(rounds: readonly { readonly idle: Round; readonly busy: Round }[]): Measured[] {
  const figure = (name: string, of: (round: Round) => number, target?: Measured["target"]): Measured => {
    const floorRounds = rounds.map(({ idle }) => of(idle));
    const serverRounds = rounds.map(({ busy }) => of(busy));
    const [floor, server] = [medianBy(floorRounds, (ms) => ms), medianBy(serverRounds, (ms) => ms)];
    return { subject, figure: name, floor, server, floorRounds, serverRounds, target };
  };
  return [
    figure("p50 ms of auth.test meanwhile", ({ tookMs }) => percentile(tookMs, 0.5)),
    figure("p99 ms of auth.test meanwhile", ({ tookMs }) => percentile(tookMs, 0.99), { atMost: 25 }),
    figure("longest ms of auth.test", ({ tookMs }) => Math.max(...tookMs)),
    figure("longest ms that the loop was held", ({ heldMs }) => heldMs, { atMost: 50 }),
  ];
}
