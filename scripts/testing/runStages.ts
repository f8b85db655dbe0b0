import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { expectedSeconds, readDurations } from "./durations.ts";
import { planJobs } from "./planJobs.ts";
import { runJobs } from "./runJobs.ts";
import type { StageSetting } from "./runStage.ts";
import { type RepeatedResult, runTwice } from "./runTwice.ts";
import { isLedger, type Stage } from "./stages.ts";

/** How many jobs run at once at most. */
export const SLOTS = 5;
/** The loads are averages: a little more than there are cores keeps the cores busy while several jobs wait at once. */
const CORES = Math.max(2, Math.min(4, availableParallelism())) * 1.15;

/**
 * Runs the stages beside each other, and says of each when its last file has ended. The ledger then judges what all unit
 * tests recorded.
 */
export async function runStages(
  stages: readonly Stage[],
  setting: StageSetting,
  envs: readonly NodeJS.ProcessEnv[],
  report: (stage: Stage, result: RepeatedResult) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "platform-ledger-"));
  const jobs = planJobs(stages, (stage) => expectedSeconds(readDurations(stage.name)));
  const openJobs = new Map(stages.map((stage) => [stage, jobs.filter((job) => job.stage === stage).length]));
  const results = new Map(stages.map((stage): [Stage, RepeatedResult[]] => [stage, []]));

  const runFiles = async (stage: Stage, files: string[], slot: number): Promise<void> => {
    const env = { ...setting.env, ...envs[slot], PLATFORM_TEST_LEDGER: join(folder, stage.name) };
    const result = await runTwice({ ...stage, files }, { ...setting, env });
    results.get(stage)?.push(result);
  };
  try {
    await runJobs(jobs, { cores: CORES, slots: Math.min(SLOTS, envs.length) }, async ({ stage, files }, slot) => {
      if (setting.signal.aborted) return;
      await runFiles(stage, files, slot);
      const open = (openJobs.get(stage) ?? 0) - 1;
      openJobs.set(stage, open);
      if (open > 0 || setting.signal.aborted) return;
      const judges = stage.files.filter(isLedger);
      if (judges.length > 0) await runFiles(stage, judges, slot);
      report(stage, sumUp(results.get(stage) ?? []));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sumUp(results: readonly RepeatedResult[]): RepeatedResult {
  const sum: RepeatedResult = {
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 0,
    cpuSeconds: 0,
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
    sum.seconds += result.seconds;
    sum.cpuSeconds += result.cpuSeconds;
    Object.assign(sum.fileSeconds, result.fileSeconds);
    sum.failures.push(...result.failures);
    sum.printed.push(...result.printed);
    sum.failedFiles.push(...result.failedFiles);
    sum.flaky.push(...result.flaky);
  }
  return sum;
}
