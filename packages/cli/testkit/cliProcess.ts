import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { eventually } from "./eventually.ts";

const keptChars = 256 * 1024;
const program = fileURLToPath(new URL("../bin/platform.mjs", import.meta.url));

/** The real command, in a process of its own. */
export interface CliProcess extends AsyncDisposable {
  readonly pid: number;
  readonly out: string;
  readonly err: string;
  said(pattern: RegExp): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface CliPlace {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function startCli(args: readonly string[], place: CliPlace): CliProcess {
  return startProcess(program, args, place);
}

/** The same of another installation. */
export function startProcess(launcher: string, args: readonly string[], { cwd, env }: CliPlace): CliProcess {
  const child: ChildProcess = spawn(process.execPath, [launcher, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  let isOver = false;
  // A test of floods wants to see their end, and not to hold them.
  child.stdout?.setEncoding("utf8").on("data", (text: string) => void (out = (out + text).slice(-keptChars)));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => void (err += text));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code ?? -1));
  }).finally(() => (isOver = true));
  return {
    pid: child.pid ?? -1,
    get out() {
      return out;
    },
    get err() {
      return err;
    },
    async said(pattern) {
      await eventually(`${String(pattern)} of ${args.join(" ")}`, () => {
        if (pattern.test(out) || pattern.test(err)) return true;
        if (isOver) throw new Error(`platform ${args.join(" ")} ended early:\n${out}\n${err}`);
        return undefined;
      });
    },
    signal: (signal) => void child.kill(signal),
    ended,
    async [Symbol.asyncDispose]() {
      if (!isOver) child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Runs it to its end. */
export async function runCli(
  args: readonly string[],
  place: CliPlace,
): Promise<{ code: number | string; out: string; err: string }> {
  await using cli = startCli(args, place);
  const code = await cli.ended;
  return { code, out: cli.out, err: cli.err };
}
