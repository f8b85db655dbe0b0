// npm run check: everything that must hold before a change is shown to others, two steps at a time, one line each.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs, stripVTControlCharacters, styleText } from "node:util";
import { typeScriptFlags } from "../packages/cli/bin/runtime.mjs";

interface Step {
  name: string;
  /** What Node runs. */
  command: string[];
  remedy?: string;
  /** Whether a unit test does the same, so that it is left out where those run. */
  isLaw?: boolean;
}

const { values: flags } = parseArgs({ options: { "without-tests": { type: "boolean", default: false } } });

const steps: Step[] = [
  { name: "format", command: ["node_modules/oxfmt/bin/oxfmt", "--check"], remedy: "npm run format" },
  { name: "lint", command: ["node_modules/oxlint/bin/oxlint"] },
  { name: "types", command: compile(".") },
  { name: "types of protocol", command: compile("packages/protocol") },
  { name: "types of sdk", command: compile("packages/sdk") },
  { name: "types of web", command: compile("packages/web") },
  { name: "rooms", command: ["scripts/check-rooms.ts"] },
  { name: "ports", command: ["scripts/check-ports.ts"] },
  { name: "reasons", command: ["scripts/check-disables.ts"] },
  { name: "words", command: ["scripts/check-words.ts"] },
  { name: "strings", command: ["scripts/check-strings.ts"] },
  { name: "exports", command: ["scripts/check-exports.ts"] },
  { name: "documents", command: ["scripts/check-docs.ts"] },
  { name: "specification", command: ["scripts/check-spec.ts"] },
  { name: "dependencies", command: ["scripts/check-dependencies.ts"] },
  { name: "generated files", command: ["scripts/generate.ts", "--check"], remedy: "npm run gen", isLaw: true },
  { name: "laws and unit tests", command: ["scripts/run-tests.ts", "--only", "unit"] },
].filter(({ name, command: [program = ""], isLaw = false }) => {
  const isWanted = flags["without-tests"] ? !name.endsWith("tests") : !isLaw;
  return isWanted && existsSync(program);
});

/**
 * The linter and the compiler are Go programs that live for seconds. Told to collect garbage only when they near two
 * gigabytes, and to stay on one core while the tests have the other, they do the same with half of the work: a second
 * thread of theirs works out the same types once more.
 */
const frugal = { GOGC: "off", GOMEMLIMIT: "2GiB", GOMAXPROCS: "1" };

let stopping = false;
let failed = 0;
const running = new Set<ReturnType<typeof spawn>>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopping = true;
    for (const child of running) child.kill(signal);
  });
}

const started = performance.now();
// The tests take longest, so they start first; the others share the remaining cores.
const queue = steps.toReversed();
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, runQueue));
if (stopping) process.exit(130);
console.log(
  `\n${failed === 0 ? "All checks hold" : `${failed} of ${steps.length} checks failed`} (${seconds(started)})`,
);
if (failed > 0) process.exitCode = 1;

async function runQueue(): Promise<void> {
  for (let step = queue.shift(); step !== undefined && !stopping; step = queue.shift()) await runStep(step);
}

async function runStep({ name, command, remedy }: Step): Promise<void> {
  const since = performance.now();
  const { code, output } = await run(command);
  if (stopping) return;
  const mark = code === 0 ? styleText("green", "✓") : styleText("red", "✗");
  console.log(`${mark} ${name.padEnd(22)}${seconds(since).padStart(7)}`);
  if (code === 0) return;
  failed++;
  // Some tools take CI for a terminal, regardless of their flags.
  const text = process.stdout.isTTY ? output : stripVTControlCharacters(output);
  console.log(text.trimEnd().replace(/^/gm, "  "));
  if (remedy) console.log(`  ${styleText("dim", `To put it right: ${remedy}`)}`);
}

function run(command: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...typeScriptFlags(process.versions.node), ...command], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...frugal, ...process.env },
    });
    running.add(child);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += String(chunk)));
    child.stderr.on("data", (chunk: Buffer) => (output += String(chunk)));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

function compile(project: string): string[] {
  return ["node_modules/typescript/bin/tsc", "--singleThreaded", "-p", project];
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
