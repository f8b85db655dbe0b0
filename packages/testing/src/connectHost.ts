import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { greet } from "./host/greeting.mjs";
import { type HostAddress, hostFiles, readAddress } from "./host/hostFiles.mjs";

// Sources, declarations and bundles are all one folder below the package.
const packageFolder = new URL("../", import.meta.url);
const launcher = fileURLToPath(new URL("src/host/startHost.mjs", packageFolder));
const compiled = fileURLToPath(new URL("src/host/hostMain.js", packageFolder));
const isInstalled = existsSync(compiled);
const program = isInstalled ? compiled : fileURLToPath(new URL("src/host/hostMain.ts", packageFolder));

export type HostConnection = NonNullable<Awaited<ReturnType<typeof greet>>> & { readonly secret: string };

/**
 * A connection to the host: the one that this user's tests share on this machine, or one of this process alone. In a clone
 * it is always the latter, because a shared host would run sources that have changed since.
 */
export async function connectHost(env = process.env): Promise<HostConnection> {
  const isShared = isInstalled && env["PLATFORM_TESTING_HOST"] !== "private";
  if (!isShared) return connectTo(await (privateHost ??= startHost("private")));
  const known = readAddress(hostFiles(program, packageVersion()).address);
  const running = known && (await greet(known));
  return running ? { ...running, secret: known.secret } : connectTo(await startHost("shared"));
}

let privateHost: Promise<HostAddress> | undefined;

async function connectTo(address: HostAddress): Promise<HostConnection> {
  const connection = await greet(address);
  if (!connection) throw new Error("The process that runs the platforms of these tests has ended.");
  return { ...connection, secret: address.secret };
}

async function startHost(kind: "shared" | "private"): Promise<HostAddress> {
  const args = [launcher, kind, program, packageVersion()];
  const child = spawn(process.execPath, args, {
    // A private host ends with the last pipe, which this process keeps open until it ends. Node closes the standard input of
    // a launcher that has ended.
    stdio: ["ignore", "pipe", "pipe", ...(kind === "private" ? ["pipe" as const] : [])],
    windowsHide: true,
    env: withoutRunner(process.env),
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += String(chunk);
    // Fetching Node takes a while, once, and is announced.
    if (said.startsWith("Fetching")) process.stderr.write(chunk);
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(said.trim() || `The platform could not be started: code ${String(code)}.`);
  });
  const [line] = (await Promise.race([lineOf(child), ended])) as [string];
  ended.catch(() => undefined);
  release(child);
  return JSON.parse(line) as HostAddress;
}

async function lineOf(child: ChildProcess): Promise<unknown[]> {
  if (!child.stdout) throw new Error("The launcher has no output.");
  return once(createInterface({ input: child.stdout }), "line");
}

/** The tests may end although the launcher, and what it started, are still there. */
function release(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) {
    if (stream && "unref" in stream && typeof stream.unref === "function") stream.unref();
  }
}

/** Flags for workers of a test runner mean nothing to the launcher, or make it a test of its own. */
function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, NODE_V8_COVERAGE: ___, ...rest } = env;
  return rest;
}

function packageVersion(): string {
  const manifest = readFileSync(new URL("package.json", packageFolder), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
