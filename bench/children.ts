import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Question } from "./ask.ts";
import type { LoadOrder, LoadReport } from "./load.ts";
import type { PaceOrder, PaceReport } from "./pace.ts";

const living = new Set<ChildProcess>();
// Whatever way the run ends, no server may stay behind and hold a port, a core and a temporary folder.
process.on("exit", () => {
  for (const child of living) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));

export interface Served extends AsyncDisposable {
  readonly pid: number;
  readonly port: number;
  readonly spawnedAt: number;
}

/** Starts a Node program that prints where it is ready, and waits for that line. */
export async function serveIn(program: string, args: readonly string[]): Promise<Served> {
  const spawnedAt = performance.now();
  const child = keep(spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] }));
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const port = await new Promise<number>((resolve, reject) => {
    if (!child.stdout) return reject(new Error("no output to read"));
    createInterface(child.stdout).on("line", (line) => {
      const ready = /ready at http:\/\/[^:]+:(\d+)/.exec(line);
      if (ready) resolve(Number(ready[1]));
    });
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code} before it was ready.\n${complaint}`)));
  });
  return { pid: child.pid ?? 0, port, spawnedAt, [Symbol.asyncDispose]: () => end(child) };
}

export interface Loader extends AsyncDisposable {
  drive(order: LoadOrder): Promise<LoadReport>;
}

/** The load generator is a process of its own: in ours, printing and measuring would slow down what is measured. */
export function startLoader(): Loader {
  const child = keep(fork(new URL("./load.ts", import.meta.url)));
  return {
    async drive(order) {
      child.send(order);
      const [report] = (await once(child, "message")) as [LoadReport | { readonly failed: string }];
      if ("failed" in report) throw new Error(`The load generator failed: ${report.failed}`);
      if (report.refused !== undefined) throw new Error(`An answer was no success:\n${report.refused}`);
      return report;
    },
    [Symbol.asyncDispose]: () => end(child),
  };
}

export interface Pacer extends AsyncDisposable {
  /** Calls at a steady pace until what is under way has ended; tells what each call took. */
  callDuring(question: Question, perSecond: number, during: () => Promise<unknown>): Promise<readonly number[]>;
}

export function startPacer(): Pacer {
  const child = keep(fork(new URL("./pace.ts", import.meta.url)));
  const order = (what: PaceOrder) => child.send(what);
  return {
    async callDuring(question, perSecond, during) {
      const reported = once(child, "message") as Promise<[PaceReport]>;
      order({ question, perSecond });
      try {
        await during();
      } finally {
        order("end");
      }
      const [report] = await reported;
      if ("failed" in report) throw new Error(`A call failed: ${report.failed}`);
      return report.tookMs;
    },
    [Symbol.asyncDispose]: () => end(child),
  };
}

/** Runs a program to its end and reads what it printed as JSON. */
export async function reportOf<Report>(program: URL, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Report> {
  const child = keep(
    spawn(process.execPath, [program.pathname, ...args], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env },
    }),
  );
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program.pathname} ended with ${code}.`);
  return JSON.parse(printed) as Report;
}

function keep(child: ChildProcess): ChildProcess {
  living.add(child);
  child.once("exit", () => living.delete(child));
  return child;
}

const patienceMs = 10_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await gone;
  clearTimeout(impatience);
}
