import { type ChildProcess, spawn } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { typeScriptFlags } from "../../packages/cli/bin/runtime.mjs";
import type { Failure, FileSeconds, StageCounts, StageMessage } from "./stageMessages.ts";
import type { Stage } from "./stages.ts";

const STAGE_LIMIT_MS = 20 * 60_000;
const OUTPUT_KEPT_CHARS = 200_000;
const OUTPUT_SHOWN_LINES = 80;

export interface StageResult extends StageCounts {
  seconds: number;
  /** Of the tests and the programs they started. */
  cpuSeconds: number;
  fileSeconds: FileSeconds;
  failures: Failure[];
  /** The end of what the tests printed, if one failed. */
  printed: string[];
  /** The files to run again, by path from the root: those with a failure, or all when the file of a failure is unknown. */
  failedFiles: string[];
}

export interface StageSetting {
  env: NodeJS.ProcessEnv;
  /** Show what the tests print as they print it; otherwise only the end of it, and only when red. */
  showOutput: boolean;
  signal: AbortSignal;
}

/** Runs the tests of one stage in a process of their own and waits until that process has ended. */
export async function runStage(stage: Stage, setting: StageSetting): Promise<StageResult> {
  const started = performance.now();
  const child = startProcess(stage, setting);
  const stop = (): void => killGroup(child);
  setting.signal.addEventListener("abort", stop);
  // A developer who names tests may want ten thousand rounds of one, and watches.
  const limit = setting.showOutput ? undefined : setTimeout(stop, STAGE_LIMIT_MS);

  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output = (output + String(chunk)).slice(-OUTPUT_KEPT_CHARS)));
  child.stderr?.on("data", (chunk: Buffer) => (output = (output + String(chunk)).slice(-OUTPUT_KEPT_CHARS)));

  const failures: Failure[] = [];
  const failedFiles = new Set<string>();
  const fail = (failure: Failure): void => {
    failures.push(failure);
    for (const name of filesToBlame(stage.files, failure.file)) failedFiles.add(name);
  };
  let counts: StageCounts | undefined;
  let fileSeconds: FileSeconds = {};
  let cpuSeconds = 0;
  child.on("message", (message: StageMessage) => {
    if ("failure" in message) return fail(message);
    ({ counts, seconds: fileSeconds, cpuSeconds } = message);
  });
  const ending = await new Promise<string>((resolve) => {
    child.on("close", (code, signal) => resolve(signal ?? `code ${code}`));
  });
  clearTimeout(limit);
  setting.signal.removeEventListener("abort", stop);
  // A test may have left programs behind; they are in the same group.
  stop();

  if (counts === undefined) fail({ failure: `✗ ${stage.name}: the test process ended early (${ending}).` });
  const result = counts ?? { passed: 0, failed: 1, skipped: 0 };
  // Whatever is printed as a failure must also count as one, or a red run could close with "0 failed".
  if (failures.length > 0 && result.failed === 0) result.failed = 1;
  const printed = failures.length > 0 && output.trim() ? [lastLines(stage.name, output)] : [];
  const seconds = (performance.now() - started) / 1000;
  return { ...result, failures, printed, failedFiles: [...failedFiles], seconds, cpuSeconds, fileSeconds };
}

/**
 * A test is said to stand where it was declared, which may be a file that only helps others to declare theirs. To run that
 * one again would run nothing, and a failure would pass for one that held the second time: then all of them are run.
 */
export function filesToBlame(files: readonly string[], declaredIn: string | undefined): readonly string[] {
  const file = declaredIn === undefined ? "" : relative(process.cwd(), declaredIn);
  return files.includes(file) ? [file] : files;
}

function startProcess(stage: Stage, { env, showOutput }: StageSetting): ChildProcess {
  const program = fileURLToPath(new URL("stageProcess.ts", import.meta.url));
  const stdio = showOutput ? "inherit" : "pipe";
  return spawn(process.execPath, [...typeScriptFlags(process.versions.node), program, ...stage.files], {
    env: { ...env, ...stage.env, PLATFORM_TEST_COLORS: process.stdout.isTTY && !process.env.NO_COLOR ? "1" : "0" },
    stdio: ["ignore", stdio, stdio, "ipc"],
    // A group of its own, so that it can be ended together with the servers and browsers its tests start.
    detached: process.platform !== "win32",
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group is empty, as it should be.
  }
}

function lastLines(stage: string, output: string): string {
  const lines = output.trimEnd().split("\n");
  const shown = lines.slice(-OUTPUT_SHOWN_LINES);
  const title =
    shown.length < lines.length ? `Last ${shown.length} lines that ${stage} printed:` : `What ${stage} printed:`;
  return `${title}\n${shown.join("\n").replace(/^/gm, "  | ")}`;
}
