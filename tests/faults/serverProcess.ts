import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../packages/cli/src/main.ts", import.meta.url));
/** Only a guard against one that never starts: a busy machine may take long. */
const startLimitMs = 60_000;

export interface ServerSetting {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly port?: number;
  /** The public address of the server. */
  readonly baseUrl?: string;
  /** More flags of `platform serve`. */
  readonly flags?: readonly string[];
  /** A program that runs the server under its eyes, with its arguments. */
  readonly under?: readonly string[];
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  /** Tokens and ids of the dev workspace, as the server wrote them down. */
  readonly dev: DevFile;
  readonly ended: Promise<Ending>;
  /** Everything it has printed. */
  printed(): string;
  signal(signal: NodeJS.Signals): void;
}

export interface DevFile {
  readonly users: readonly {
    readonly id: string;
    readonly team_id: string;
    readonly name: string;
    readonly token: string;
    readonly email?: string;
    readonly password?: string;
  }[];
  readonly channels: Readonly<Record<string, string>>;
  readonly apps: readonly { readonly id: string; readonly name: string; readonly app_token?: string }[];
  readonly config_token: string;
  readonly control_token: string;
}

/** A real server in a process of its own, in dev mode; resolves when it is ready. */
export async function startServer(setting: ServerSetting): Promise<ServerProcess> {
  const child = spawnServer(setting);
  let output = "";
  const ended = new Promise<Ending>((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => child.kill("SIGKILL"), startLimitMs);
    void ended.then(() => clearTimeout(limit));
    const listen = (chunk: Buffer): void => {
      output += String(chunk);
      const ready = / is ready at (\S+) /.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(limit);
      resolve(ready[1].replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", (code, signal) => reject(new StartEnded(output, { code, signal })));
  });
  return {
    url,
    pid: child.pid ?? 0,
    dev: JSON.parse(readFileSync(join(setting.dataFolder, "dev.json"), "utf8")) as DevFile,
    ended,
    printed: () => output,
    signal: (signal) => void child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts a server and kills it after a while, whatever it is doing by then. */
export async function killWhileStarting(setting: ServerSetting, afterMs: number): Promise<void> {
  const child = spawnServer(setting);
  const ended = once(child, "exit");
  const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
  await ended;
  clearTimeout(timer);
}

/** It ended instead of becoming ready. */
export class StartEnded extends Error {
  readonly output: string;
  readonly ending: Ending;

  constructor(output: string, ending: Ending) {
    super(`the server ended (${ending.signal ?? ending.code}) before it was ready:\n${output}`);
    this.output = output;
    this.ending = ending;
  }
}

function spawnServer({
  dataFolder,
  databaseUrl,
  port = 0,
  baseUrl,
  flags = [],
  under = [],
}: ServerSetting): ChildProcess {
  const serve = [
    main,
    "serve",
    "--dev",
    "--port",
    String(port),
    "--data",
    dataFolder,
    "--log-level",
    "error",
    ...flags,
  ];
  const [program = process.execPath, ...args] = [...under, process.execPath, ...serve];
  if (databaseUrl !== undefined) args.push("--database-url", databaseUrl);
  if (baseUrl !== undefined) args.push("--base-url", baseUrl);
  return spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
}
