import { setTimeout } from "node:timers/promises";
import type { Question } from "./ask.ts";
import { burn } from "./burners.ts";
import { type Pacer, startPacer } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { type FunctionsServer, startFunctionsServer } from "./functionsChild.ts";
import type { Held } from "./functionsServer.ts";
import { medianBy, type Measured, percentile } from "./measured.ts";

const subject = "hostile functions";
const perSecond = 100;

interface Round {
  readonly tookMs: readonly number[];
  readonly heldMs: number;
}

interface Rounds {
  /** While nothing runs. */
  readonly idle: Round;
  /** While programs spin that are nothing to the server, as far behind it as functions are. */
  readonly beside: Round;
  readonly busy: Round;
}

/**
 * What a hundred functions that mean harm cost everybody else. There are two floors: the same server while nothing runs,
 * and while as many programs spin that have nothing to do with it. Functions get cores, so what the second one shows is
 * the kernel's; what comes on top of it is ours.
 */
export async function compareHostileFunctions(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  await using server = await startFunctionsServer(folder, "hostile");
  await using pacer = startPacer();
  const question = { ...server.ready, path: "/api/auth.test", form: "" };
  const rounds: Rounds[] = [];
  // The first finds out what the machine can isolate, and compiles.
  for (let at = 0; at <= effort.rounds; at++) {
    const idle = await play(server, pacer, question, () => setTimeout(effort.seconds * 1000));
    const beside = await play(server, pacer, question, () => burn(() => setTimeout(2 * effort.seconds * 1000)));
    const busy = await play(server, pacer, question, () => server.order<Held>({ do: "hostile" }));
    if (at > 0) rounds.push({ idle, beside, busy });
  }
  return figuresOf(rounds);
}

async function play(
  server: FunctionsServer,
  pacer: Pacer,
  question: Question,
  during: () => Promise<unknown>,
): Promise<Round> {
  await server.order<Held>({ do: "watch" });
  const tookMs = await pacer.callDuring(question, perSecond, during);
  const { heldMs } = await server.order<Held>({ do: "tell" });
  return { tookMs, heldMs };
}

function figuresOf(rounds: readonly Rounds[]): Measured[] {
  const figure = (
    name: string,
    floorOf: (rounds: Rounds) => Round,
    of: (round: Round) => number,
    target?: Measured["target"],
  ): Measured => {
    const floorRounds = rounds.map((round) => of(floorOf(round)));
    const serverRounds = rounds.map(({ busy }) => of(busy));
    const [floor, server] = [medianBy(floorRounds, (ms) => ms), medianBy(serverRounds, (ms) => ms)];
    return { subject, figure: name, floor, server, floorRounds, serverRounds, target };
  };
  const idle = (round: Rounds) => round.idle;
  const beside = (round: Rounds) => round.beside;
  const p50 = ({ tookMs }: Round) => percentile(tookMs, 0.5);
  const p99 = ({ tookMs }: Round) => percentile(tookMs, 0.99);
  const longest = ({ tookMs }: Round) => Math.max(...tookMs);
  const held = ({ heldMs }: Round) => heldMs;
  return [
    figure("p50 ms of auth.test meanwhile", idle, p50),
    figure("p99 ms of auth.test meanwhile", idle, p99, { atMost: 25 }),
    figure("p99 ms, beside programs that spin", beside, p99),
    figure("longest ms of auth.test", idle, longest),
    figure("longest ms, beside programs that spin", beside, longest),
    figure("longest ms that the loop was held", idle, held, { atMost: 50 }),
    figure("the same, beside programs that spin", beside, held),
  ];
}
