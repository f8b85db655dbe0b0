import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { expectedSeconds, readDurations } from "./durations.ts";
import { planJobs } from "./planJobs.ts";
import { runJobs } from "./runJobs.ts";
import { judge, judgeOnce, type RepeatedResult } from "./judge.ts";
import { runStage, type StageResult, type StageSetting } from "./runStage.ts";
import { isLedger, type Stage } from "./stages.ts";

/** How many jobs run at once at most. */
export const SLOTS = 5;
/** The loads are averages: hardly more than there are cores, because tests of browsers and processes wait for a limited time. */
const CORES = Math.max(2, Math.min(4, availableParallelism())) * 1.05;

/** Runs files of a stage, with what a slot provides. */
type RunFiles = (stage: Stage, files: string[], slot: number) => Promise<StageResult>;

/** The results of a stage so far, and the files that have to run a second time. */
interface StageProgress {
  openJobs: number;
  readonly results: RepeatedResult[];
  readonly failed: StageResult[];
}

/**
 * Runs the stages beside each other, and reports each one when its last file has ended. Files with a failure run a second time
 * after everything else, one process at a time: a test that fails only while the machine is busy with others says something
 * about the machine, one that fails alone says something about the code. Both are shown, so that an intermittent bug is not hidden.
 */
export async function runStages(
  stages: readonly Stage[],
  setting: StageSetting,
  envs: readonly NodeJS.ProcessEnv[],
  report: (stage: Stage, result: RepeatedResult) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "platform-ledger-"));
  const jobs = planJobs(stages, (stage) => expectedSeconds(readDurations(stage.name)));
  const progress = new Map(
    stages.map((stage) => [stage, progressOf(jobs.filter((job) => job.stage === stage).length)]),
  );
  const runFiles: RunFiles = (stage, files, slot) => {
    const env = { ...setting.env, ...envs[slot], PLATFORM_TEST_LEDGER: join(folder, stage.name) };
    return runStage({ ...stage, files }, { ...setting, env });
  };
  const finish = async (stage: Stage, { results }: StageProgress, slot: number): Promise<void> => {
    results.push(...(await runLedger(stage, slot, runFiles)));
    report(stage, sumUp(results));
  };
  try {
    await runJobs(jobs, { cores: CORES, slots: Math.min(SLOTS, envs.length) }, async ({ stage, files }, slot) => {
      if (setting.signal.aborted) return;
      const known = progress.get(stage) ?? progressOf(0);
      const result = await runFiles(stage, files, slot);
      if (result.failed > 0) known.failed.push(result);
      else known.results.push(judgeOnce(result));
      known.openJobs--;
      if (known.openJobs === 0 && known.failed.length === 0 && !setting.signal.aborted)
        await finish(stage, known, slot);
    });
    for (const [stage, known] of progress) {
      if (setting.signal.aborted || known.failed.length === 0) continue;
      for (const first of known.failed) known.results.push(judge(first, await runFiles(stage, first.failedFiles, 0)));
      await finish(stage, known, 0);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const progressOf = (openJobs: number): StageProgress => ({ openJobs, results: [], failed: [] });

/** The ledger judges what all unit tests recorded, so it comes last. */
async function runLedger(stage: Stage, slot: number, runFiles: RunFiles): Promise<RepeatedResult[]> {
  const judges = stage.files.filter(isLedger);
  return judges.length === 0 ? [] : [judgeOnce(await runFiles(stage, judges, slot))];
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
