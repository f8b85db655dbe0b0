// Runs a TypeScript program on another Node as if it had been started directly: same terminal, same arguments, same
// ending. Node 20 cannot replace its own process, so a parent stays and must be invisible.

import { spawn } from "node:child_process";
import { startFlags, typeScriptFlags } from "./runtime.mjs";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP", "SIGWINCH"];
const SAME_KEYSTROKE_MS = 400;

/**
 * Runs the program and ends this process the way the program ended.
 *
 * The program gets its own process group: a Ctrl-C reaches the terminal's whole group, npm passes it on a second time,
 * and a program that hears it twice takes the second for "stop at once". So it hears only what is passed on here, once
 * per keystroke.
 *
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
export function runProgram(node, file, args) {
  const windows = process.platform === "win32";
  const child = spawn(node, [...flagsFor(node), ...startFlags(args), "--import", followLauncher(), file, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: !windows,
    env: { ...process.env, PLATFORM_LAUNCHER_PID: String(process.pid) },
  });

  const lastForwardedAt = new Map();
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      const now = performance.now();
      const repeated = now - (lastForwardedAt.get(signal) ?? -Infinity) < SAME_KEYSTROKE_MS;
      lastForwardedAt.set(signal, now);
      // On Windows the console itself tells the program, and a forwarded signal would end it without a clean stop.
      if (!windows && (!repeated || signal === "SIGWINCH")) child.kill(signal);
    });
  }

  child.on("error", (error) => {
    process.stderr.write(`Could not run ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function flagsFor(node) {
  // The Node we fetch is quiet with this flag whatever its exact version; only our own version is known here.
  return node === process.execPath ? typeScriptFlags(process.versions.node) : ["--disable-warning=ExperimentalWarning"];
}

function followLauncher() {
  return new URL("followLauncher.mjs", import.meta.url).href;
}
