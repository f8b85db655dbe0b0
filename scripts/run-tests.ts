// npm test [-- pattern ...] [-- --only stage]: runs the stages beside each other and sums each up in one line.

import { readFileSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { bundledFlags } from "../packages/cli/bin/bundledFolder.mjs";
import { provide } from "./provision/provide.ts";
import { affectedSpecs } from "./testing/affectedSpecs.ts";
import { changedFiles, isCommit, readTestSources } from "./testing/changedFiles.ts";
import { recordDurations, writeSharedDurations } from "./testing/durations.ts";
import { runStages, SLOTS } from "./testing/runStages.ts";
import { runStage, type StageResult } from "./testing/runStage.ts";
import type { Failure } from "./testing/stageMessages.ts";
import { judgeOnce, type RepeatedResult } from "./testing/judge.ts";
import { chooseStages, keepFiles, type Stage, stageNames } from "./testing/stages.ts";

const usage = `Usage: npm test [-- pattern ...] [--only ${stageNames.join("|")}] [--changed [commit]] [--costs] [--record]
  pattern    a part of a test file's path, such as conversations.replies
  --only     one stage, or several with commas; nightly runs the random tests for hours
  --changed  only what differs from the commit (HEAD) can affect
  --costs    how long each file took
  --record   keep the durations in tests/durations.json, by which a clean clone shares out the files`;

const { only, patterns, since, showsCosts, records } = readArguments();
const chosen = chooseStages(only, patterns);
if (chosen.length === 0) {
  // A mistyped commit after --changed is taken for a pattern, and must not pass for a change that affects nothing.
  const orCommit = since === undefined ? "" : " Git knows no commit of that name either.";
  fail(patterns.length > 0 ? `No test file has ${patterns.join(" or ")} in its path.${orCommit}` : "No tests.");
}
const stages = since === undefined ? chosen : chosen.flatMap(selectChanged(since));
if (stages.length === 0) fail(`No test depends on what has changed since ${since}.`, 0);

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopped.abort(signal));

const total = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();
const missing = await testAll();
if (stopped.signal.aborted) fail("Stopped.", 130);
report(missing);

async function testAll(): Promise<string[]> {
  const showOutput = patterns.length > 0 && since === undefined;
  const processes = showOutput ? 1 : SLOTS;
  await using provided = await provide(new Set(stages.flatMap((stage) => stage.needs)), processes);
  // Only what was provided may be there: a test takes an absent variable as "do not run".
  const {
    PLATFORM_TEST_POSTGRES: _postgres,
    PLATFORM_TEST_CHROMIUM: _chromium,
    PLATFORM_TEST_CLIENTS: _clients,
    PLATFORM_TEST_DISK: _disk,
    PLATFORM_TEST_SIMPLESAMLPHP: _simpleSamlPhp,
    ...rest
  } = process.env;
  // Tests start hundreds of servers and threads; each would otherwise load the libraries file by file.
  const flags = [process.env.NODE_OPTIONS ?? "", ...bundledFlags()].join(" ").trim();
  const env = { ...rest, NODE_OPTIONS: flags, ...provided.envs[0] };
  const failures: string[] = [];
  const flaky: Failure[] = [];
  const take = (stage: Stage, result: RepeatedResult): void => {
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    print(stageLine(stage.name, result));
    if (result.failed === 0) recordDurations(stage.name, result.fileSeconds);
    if (showsCosts) print(costLines(result));
    failures.push(...result.failures.map(({ failure }) => failure), ...result.printed);
    flaky.push(...result.flaky);
  };
  const setting = { env, showOutput, signal: stopped.signal };
  if (showOutput) for (const stage of stages) take(stage, judgeOnce(await runStage(stage, setting)));
  else await runStages(stages, setting, provided.envs, take);
  if (stopped.signal.aborted) return [];
  if (records) writeSharedDurations();
  for (const failure of flaky) print(`\n${flakyLines(failure)}`);
  for (const failure of failures) print(`\n${failure}`);
  return provided.missing;
}

function report(absent: string[]): void {
  const strict = process.env.CI === "true";
  for (const sentence of absent) print(`\n${styleText(strict ? "red" : "yellow", `NOT RUN: ${sentence}`)}`);
  // In CI a green run must mean that everything ran.
  if (strict) total.failed += absent.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  print(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped in ${seconds} s`);
  if (total.failed > 0 || total.passed + total.failed === 0) process.exitCode = 1;
}

function stageLine(name: string, result: StageResult): string {
  const mark = result.failed > 0 ? styleText("red", "✗") : styleText("green", "✓");
  const parts = [`${result.passed} passed`];
  if (result.failed > 0) parts.push(`${result.failed} failed`);
  if (result.skipped > 0) parts.push(`${result.skipped} skipped`);
  // Stages overlap, so these are the seconds of all processes of the stage, and of the processor.
  const spent = `${result.seconds.toFixed(1).padStart(6)} s${result.cpuSeconds.toFixed(1).padStart(8)} s cpu`;
  return `${mark} ${name.padEnd(9)}${parts.join(", ").padEnd(40)}${spent}`;
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

interface Arguments {
  only: string[];
  patterns: string[];
  since: string | undefined;
  showsCosts: boolean;
  records: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: withCommit(process.argv.slice(2)),
      options: {
        only: { type: "string", multiple: true },
        changed: { type: "string" },
        costs: { type: "boolean", default: false },
        record: { type: "boolean", default: false },
        help: { type: "boolean" },
      },
      allowPositionals: true,
    });
    if (values.help) fail(usage, 0);
    const names = (values.only ?? []).flatMap((list) => list.split(","));
    const unknown = names.find((name) => !stageNames.includes(name));
    if (unknown !== undefined) fail(`There is no stage ${unknown}.\n\n${usage}`, 2);
    const { changed: since, costs: showsCosts, record: records } = values;
    return { only: names, patterns: positionals, since, showsCosts, records };
  } catch (error) {
    fail(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

/** The commit after `--changed` may be left out; what follows is then a pattern. */
function withCommit(args: readonly string[]): string[] {
  return args
    .map((arg, at) => {
      if (args[at - 1] === "--changed" && isCommit(arg)) return "";
      if (arg !== "--changed") return arg;
      const next = args[at + 1];
      return `--changed=${next !== undefined && isCommit(next) ? next : "HEAD"}`;
    })
    .filter(Boolean);
}

/** Keeps of a stage what the files that differ from the commit can affect. */
function selectChanged(commit: string): (stage: Stage) => Stage[] {
  const changed = changedFiles(commit);
  if (changed === undefined) fail(`Git knows no commit ${commit}.`, 2);
  const affected = affectedSpecs(changed, readTestSources());
  const differ = changed.length === 1 ? "1 file differs" : `${changed.length} files differ`;
  print(`${differ} from ${commit}; ${affected.size} test files can be affected.`);
  return (stage) => keepFiles(stage, affected);
}

function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
