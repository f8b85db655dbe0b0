// The platform in a process of its own, with functions deployed to it: it starts them, watches its own loop, and tells.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { serve } from "../packages/server/testkit/files.ts";
import { atHome } from "../packages/server/testkit/ownToken.ts";
import { readRun, start } from "../packages/server/testkit/workflows.ts";
import { workspace } from "../packages/server/testkit/workspace.ts";
import { brutal } from "../tests/faults/hostileFunctions/brutal.ts";
import { setOutCanaries } from "../tests/faults/hostileFunctions/canaries.ts";
import { deployAll, sneakyOnes } from "../tests/faults/hostileFunctions/deployAll.ts";

export type Order =
  | { readonly do: "watch" | "tell" }
  /** Functions that reach for what is not theirs, and that do not mean to end, all at once. */
  | { readonly do: "hostile" }
  /** A run of one step, again and again, each from its start to its end. */
  | { readonly do: "steps"; readonly count: number };

export interface Ready {
  readonly port: number;
  readonly token: string;
}

export interface Held {
  /** The longest that the loop was held up since the last order to watch. */
  readonly heldMs: number;
}

export interface Stepped {
  readonly tookMs: readonly number[];
}

const greet = "export default () => ({ outputs: { text: 'hello' } })";

const canaries = await setOutCanaries();
const world = await workspace({ dataFolder: process.argv[2] ?? "", functionDeadlineMs: 2_000 });
const canary = { ...canaries.canary, baseUrl: await serve(world) };
const hostile = { ...sneakyOnes(canary), ...brutal };
await deployAll(world, { ...hostile, greet }, [canary.declared]);
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on("message", (order: Order) => void obey(order));
process.once("SIGTERM", () => void stop());
tell<Ready>({ port: world.platform.port ?? 0, token: world.bot.token });

async function stop(): Promise<void> {
  process.disconnect?.();
  await world[Symbol.asyncDispose]();
  await canaries[Symbol.asyncDispose]();
}

async function obey(order: Order): Promise<void> {
  if (order.do === "steps") return tell<Stepped>({ tookMs: await step(order.count) });
  if (order.do === "watch") loop.reset();
  if (order.do === "hostile") {
    for (const name of Object.keys(hostile)) await start(world, { workflow: name });
    await world.platform.settle();
  }
  tell<Held>({ heldMs: loop.max / 1e6 });
}

function tell<Message extends object>(message: Message): void {
  process.send?.(message);
}

/** From the call that starts a run until its one step, a function that is warm after the first time, has ended it. */
async function step(count: number): Promise<number[]> {
  const person = await atHome(world, world.alice);
  const { trigger } = await world.bot.does("workflows.triggers.create", {
    type: "shortcut",
    name: "Greet",
    workflow: "#/workflows/greet",
  });
  const tookMs: number[] = [];
  for (let at = 0; at < count; at++) {
    // As people start them, now and then: the poller that follows every commit rests a while in between.
    await setTimeout(50);
    const startedMs = performance.now();
    const { run_id } = await person.does("client.triggers.run", { trigger_id: trigger.id });
    while ((await readRun(world, run_id)).status === "running") await setTimeout(1);
    tookMs.push(performance.now() - startedMs);
  }
  return tookMs;
}
