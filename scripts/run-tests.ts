// npm test [-- pattern ...] [-- --only stage]: runs the stages one after the other and sums them up in one line.

import { readFileSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { bundledFlags } from "../packages/cli/bin/bundledFolder.mjs";
import { provide } from "./provision/provide.ts";
import { recordDurations } from "./testing/durations.ts";
import { runShards } from "./testing/runShards.ts";
import type { StageResult } from "./testing/runStage.ts";
import type { Failure } from "./testing/stageMessages.ts";
import { runTwice } from "./testing/runTwice.ts";
import { chooseStages, stageNames } from "./testing/stages.ts";

const usage = `Usage: npm test [-- pattern ...] [--only ${stageNames.join("|")}] [--costs]
  pattern   a part of a test file's path, such as conversations.replies
  --only    one stage, or several with commas
  --costs   how long each file took`;

const { only, patterns, showsCosts } = readArguments();
const stages = chooseStages(only, patterns);
if (stages.length === 0)
  fail(patterns.length > 0 ? `No test file has ${patterns.join(" or ")} in its path.` : "No tests.");

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopped.abort(signal));

const total = { passed: 0, failed: 0, skipped: 0 };
const missing = await testAll();
if (stopped.signal.aborted) fail("Stopped.", 130);
report(missing);

async function testAll(): Promise<string[]> {
  const showOutput = patterns.length > 0;
  const processes = showOutput ? 1 : Math.max(...stages.map((stage) => stage.processes));
  await using provided = await provide(new Set(stages.flatMap((stage) => stage.needs)), processes);
  // Only what was provided may be there: a test takes an absent variable as "do not run".
  const {
    PLATFORM_TEST_POSTGRES: _postgres,
    PLATFORM_TEST_CHROMIUM: _chromium,
    PLATFORM_TEST_CLIENTS: _clients,
    PLATFORM_TEST_DISK: _disk,
    ...rest
  } = process.env;
  // Tests start hundreds of servers and threads; each would otherwise load the libraries file by file.
  const flags = [process.env.NODE_OPTIONS ?? "", ...bundledFlags()].join(" ").trim();
  const env = { ...rest, NODE_OPTIONS: flags, ...provided.envs[0] };
  const failures: string[] = [];
  const flaky: Failure[] = [];
  for (const stage of stages) {
    if (stopped.signal.aborted) return [];
    const setting = { env, showOutput, signal: stopped.signal };
    // A browser is a handful of processes, which use both cores by themselves.
    const isSpread = stage.name !== "browser" && !showOutput;
    const result = await (isSpread ? runShards(stage, setting, provided.envs) : runTwice(stage, setting));
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    print(stageLine(stage.name, result));
    if (result.failed === 0) recordDurations(stage.name, result.fileSeconds);
    if (showsCosts) print(costLines(result));
    failures.push(...result.failures.map(({ failure }) => failure), ...result.printed);
    flaky.push(...result.flaky);
  }
  for (const failure of flaky) print(`\n${flakyLines(failure)}`);
  for (const failure of failures) print(`\n${failure}`);
  return provided.missing;
}

function report(absent: string[]): void {
  const strict = process.env.CI === "true";
  for (const sentence of absent) print(`\n${styleText(strict ? "red" : "yellow", `NOT RUN: ${sentence}`)}`);
  // In CI a green run must mean that everything ran.
  if (strict) total.failed += absent.length;
  print(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0 || total.passed + total.failed === 0) process.exitCode = 1;
}

function stageLine(name: string, result: StageResult): string {
  const mark = result.failed > 0 ? styleText("red", "✗") : styleText("green", "✓");
  const parts = [`${result.passed} passed`];
  if (result.failed > 0) parts.push(`${result.failed} failed`);
  if (result.skipped > 0) parts.push(`${result.skipped} skipped`);
  return `${mark} ${name.padEnd(9)}${parts.join(", ").padEnd(40)}${result.seconds.toFixed(1).padStart(6)} s`;
}

function flakyLines({ failure, test = "" }: Failure): string {
  const list = "tests/FLAKY.md";
  const note = readFileSync(list, "utf8").includes(test) ? `listed in ${list}` : `add it to ${list}`;
  return `${styleText("yellow", `FLAKY, passed on the second attempt (${note}):`)}\n${failure}`;
}

/** The dearest first; what takes less than a second is not worth a line. */
function costLines({ fileSeconds }: StageResult): string {
  const dearest = Object.entries(fileSeconds).toSorted(([, one], [, other]) => other - one);
  return dearest.flatMap(([file, cost]) => (cost < 1 ? [] : [`${cost.toFixed(0).padStart(6)} s  ${file}`])).join("\n");
}

function readArguments(): { only: string[]; patterns: string[]; showsCosts: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: "string", multiple: true },
        costs: { type: "boolean", default: false },
        help: { type: "boolean" },
      },
      allowPositionals: true,
    });
    if (values.help) fail(usage, 0);
    const names = (values.only ?? []).flatMap((list) => list.split(","));
    const unknown = names.find((name) => !stageNames.includes(name));
    if (unknown !== undefined) fail(`There is no stage ${unknown}.\n\n${usage}`, 2);
    return { only: names, patterns: positionals, showsCosts: values.costs };
  } catch (error) {
    fail(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
