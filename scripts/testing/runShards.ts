import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectedSeconds, readDurations } from "./durations.ts";
import { type RepeatedResult, runTwice } from "./runTwice.ts";
import type { StageSetting } from "./runStage.ts";
import { isLedger, type Stage } from "./stages.ts";

/** Runs a stage on all cores: several processes share its files. The ledger then judges what all of them recorded. */
export async function runShards(
  stage: Stage,
  setting: StageSetting,
  envs: readonly NodeJS.ProcessEnv[],
): Promise<RepeatedResult> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "platform-ledger-"));
  const shared = { ...setting, env: { ...setting.env, PLATFORM_TEST_LEDGER: join(folder, "codes") } };
  const queue = planBatches(stage, expectedSeconds(readDurations(stage.name)));
  const judges = stage.files.filter(isLedger);
  const results: RepeatedResult[] = [];
  const work = async (env: NodeJS.ProcessEnv | undefined): Promise<void> => {
    for (let files = queue.shift(); files !== undefined && !setting.signal.aborted; files = queue.shift()) {
      results.push(await runTwice({ ...stage, files }, { ...shared, env: { ...shared.env, ...env } }));
    }
  };
  try {
    await Promise.all(Array.from({ length: stage.processes }, (_, at) => work(envs[at])));
    if (judges.length > 0 && !setting.signal.aborted) {
      results.push(await runTwice({ ...stage, files: judges }, shared));
    }
    return { ...sumUp(results), seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The files of each process, in the order in which the processes take them. One process for many files saves starting one
 * per file. Where a few files take very long, an estimate that is wrong leaves processes idle for minutes, so each file has
 * a process of its own there, and the longest start first.
 */
export function planBatches(
  { files, processes, isPerFile }: Pick<Stage, "files" | "processes" | "isPerFile">,
  expected: (file: string) => number,
): string[][] {
  const longestFirst = files
    .filter((file) => !isLedger(file))
    .toSorted((one, other) => expected(other) - expected(one));
  if (isPerFile) return longestFirst.map((file) => [file]);
  const batches = Array.from({ length: processes }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of longestFirst) {
    const shortest = batches.reduce((least, next) => (next.seconds < least.seconds ? next : least));
    shortest.files.push(file);
    shortest.seconds += expected(file);
  }
  return batches.map((batch) => batch.files.toSorted()).filter((batch) => batch.length > 0);
}

function sumUp(results: readonly RepeatedResult[]): RepeatedResult {
  const sum: RepeatedResult = {
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 0,
    fileSeconds: {},
    failures: [],
    printed: [],
    failedFiles: [],
    flaky: [],
  };
  for (const result of results) {
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.skipped += result.skipped;
    Object.assign(sum.fileSeconds, result.fileSeconds);
    sum.failures.push(...result.failures);
    sum.printed.push(...result.printed);
    sum.failedFiles.push(...result.failedFiles);
    sum.flaky.push(...result.flaky);
  }
  return sum;
}
