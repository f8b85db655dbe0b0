import { spawn } from "node:child_process";
import { once } from "node:events";
import { findProgram } from "../packages/server/src/ports/ports.ts";
import { findDeno } from "../packages/server/src/runtime/findDeno.ts";
import { createWarm } from "../packages/server/src/runtime/warm.ts";
import { call, isolation } from "../packages/server/testkit/sandboxes.ts";
import type { Effort } from "./compareHttp.ts";
import { startFunctionsServer } from "./functionsChild.ts";
import type { Stepped } from "./functionsServer.ts";
import { medianBy, type Measured } from "./measured.ts";

const subject = "functions";
const source = "export default ({ inputs }) => ({ outputs: { sum: inputs.a + inputs.b } })";
const body = { event: { type: "function_executed", inputs: { a: 1, b: 2 } } };
/** A Deno with nothing around it, that gives every line back. */
const echo = "for await (const piece of Deno.stdin.readable) await Deno.stdout.write(piece);";

/** What a deployed function costs: in a process that has to be started, and in one that waits. */
export async function compareFunctions(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  const rounds = effort.rounds * 5;
  const warm = createWarm({ isolation: await isolation("namespaces", "permissions") });
  const [ours, floors] = [
    { cold: [] as number[], warm: [] as number[] },
    { cold: [] as number[], warm: [] as number[] },
  ];
  try {
    for (let round = 0; round < rounds; round++) {
      const run = async () => (await warm.run(`version ${round}`, call(source, { body }))).tookMs;
      ours.cold.push(await run());
      ours.warm.push(medianBy(await times(effort.posts, run), (ms) => ms));
      const floor = await bareDeno(effort.posts);
      floors.cold.push(floor.cold);
      floors.warm.push(medianBy(floor.warm, (ms) => ms));
    }
  } finally {
    await warm.stop();
  }
  const figure = (kind: "cold" | "warm", atMost: number): Measured => ({
    subject,
    figure: `ms of a ${kind} function`,
    floor: medianBy(floors[kind], (ms) => ms),
    server: medianBy(ours[kind], (ms) => ms),
    floorRounds: floors[kind],
    serverRounds: ours[kind],
    target: { atMost },
  });
  return [figure("cold", 600), figure("warm", 20), await compareSteps(folder, effort, ours.warm)];
}

/** The whole way of a step: a call that starts a run, its function, its end, each kept before the next. The floor is the function. */
async function compareSteps(folder: string, effort: Effort, floorRounds: readonly number[]): Promise<Measured> {
  await using server = await startFunctionsServer(folder, "steps");
  const serverRounds: number[] = [];
  // The first starts the process.
  for (let round = 0; round <= effort.rounds; round++) {
    const { tookMs } = await server.order<Stepped>({ do: "steps", count: effort.posts });
    if (round > 0) serverRounds.push(medianBy(tookMs, (ms) => ms));
  }
  return {
    subject,
    figure: "ms of a warm function as the step of a run",
    floor: medianBy(floorRounds, (ms) => ms),
    server: medianBy(serverRounds, (ms) => ms),
    floorRounds,
    serverRounds,
    target: { atMost: 20 },
  };
}

async function times(count: number, run: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) took.push(await run());
  return took;
}

async function bareDeno(lines: number): Promise<{ cold: number; warm: number[] }> {
  const started = performance.now();
  const args = ["run", "--quiet", "--no-prompt", `data:text/javascript,${encodeURIComponent(echo)}`];
  const child = spawn(findDeno(findProgram) ?? "deno", args, { stdio: ["pipe", "pipe", "inherit"] });
  const roundTrip = async () => {
    const from = performance.now();
    child.stdin.write(`${JSON.stringify(body)}\n`);
    await once(child.stdout, "data");
    return performance.now() - from;
  };
  await roundTrip();
  const cold = performance.now() - started;
  const warm = await times(lines, roundTrip);
  child.kill("SIGKILL");
  await once(child, "close");
  return { cold, warm };
}
