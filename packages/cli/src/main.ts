import { once } from "node:events";
import { ownProcess } from "./hooks/ownProcess.ts";
import { commandFirst } from "./leadingFlags.ts";
import { openBrowser } from "./openBrowser.ts";
import { programName } from "./programName.ts";
import { readKeys } from "./readKeys.ts";
import { readLines } from "./readLines.ts";
import { run } from "./run.ts";

/** The process around the runner: streams, signals, exit code. */
const ending = new AbortController();
const echoMs = 500;
const args = process.argv.slice(2);
/** Read once: a terminal that was closed is no terminal any more. */
const hasTerminal = process.stdin.isTTY === true || process.stdout.isTTY === true;
let askedAtMs: number | undefined;
let endedBy: NodeJS.Signals | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // Service managers send SIGHUP to reload a configuration. A server has none beyond its flags, so it goes on.
    if (signal === "SIGHUP" && !hasTerminal && commandFirst(args)[0] === "serve") {
      process.stderr.write("SIGHUP is ignored: there is no configuration to reload. Stop the server with SIGTERM.\n");
      return;
    }
    // One key press arrives twice when npm passes on what the terminal has sent already.
    if (askedAtMs !== undefined && performance.now() - askedAtMs < echoMs) return;
    // The first asks for a clean end; the second ends at once.
    if (askedAtMs !== undefined) process.exit(130);
    askedAtMs = performance.now();
    endedBy = signal;
    ending.abort();
  });
}

// The reader of the output may stop early, as `head` does; that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (isHungUp(error)) return;
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.stderr.on("error", (error: NodeJS.ErrnoException) => {
  if (!isHungUp(error)) throw error;
});

/** A terminal that was closed takes no output any more, while the server still lets calls under way finish. */
function isHungUp({ code }: NodeJS.ErrnoException): boolean {
  return hasTerminal && code === "EIO";
}

ownProcess.isOurs = true;
process.exitCode = await run(args, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  drained: () => {
    const full = [process.stdout, process.stderr].filter((stream) => stream.writableNeedDrain);
    return full.length === 0
      ? undefined
      : Promise.all(full.map((stream) => once(stream, "drain"))).then(() => undefined);
  },
  env: process.env,
  program: programName(process.env),
  cwd: process.cwd(),
  isTerminal: process.stdout.isTTY === true,
  isErrTerminal: process.stderr.isTTY === true,
  isInteractive: process.stdout.isTTY === true && process.stdin.isTTY === true,
  ...(process.stdin.isTTY === true ? { readKeys } : {}),
  lines: () => readLines(ending.signal),
  openBrowser: (url) => openBrowser(url, process.env),
  ending: ending.signal,
});

// The terminal is gone. The work was ended cleanly, but nobody asked for that end: the parent must not read status 0.
if (endedBy === "SIGHUP") {
  process.removeAllListeners("SIGHUP");
  process.kill(process.pid, "SIGHUP");
}
