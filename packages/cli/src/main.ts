import { once } from "node:events";
import { run } from "./run.ts";

/** The process around the runner: streams, signals, exit code. */
const ending = new AbortController();
const echoMs = 500;
let askedAtMs: number | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // One key press arrives twice when npm passes on what the terminal has sent already.
    if (askedAtMs !== undefined && performance.now() - askedAtMs < echoMs) return;
    // The first asks for a clean end; whoever asks twice does not want to wait.
    if (askedAtMs !== undefined) process.exit(130);
    askedAtMs = performance.now();
    ending.abort(signal);
  });
}

// Whoever reads the output may stop early, as `head` does; that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  drained: () => {
    const full = [process.stdout, process.stderr].filter((stream) => stream.writableNeedDrain);
    return full.length === 0
      ? undefined
      : Promise.all(full.map((stream) => once(stream, "drain"))).then(() => undefined);
  },
  env: process.env,
  cwd: process.cwd(),
  isTerminal: process.stdout.isTTY === true,
  isInteractive: process.stdout.isTTY === true && process.stdin.isTTY === true,
  ending: ending.signal,
});
