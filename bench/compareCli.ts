import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brisk } from "../packages/cli/src/hooks/processGroup.ts";
import { runProcess } from "../packages/cli/src/hooks/runProcess.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured } from "./measured.ts";

const subject = "command line";
const program = fileURLToPath(new URL("../packages/cli/bin/platform.mjs", import.meta.url));
const roundsOf = ({ rounds }: Effort): number => rounds * 7;

/** What people wait for before a command does anything. The floor is a Node that does nothing. */
export async function compareCli(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants(subject)) return [];
  tell(subject);
  const project = makeProject(join(folder, "cli project"));
  const run = (args: readonly string[]): number => timeOf(args, project);
  // The first start compiles the sources and keeps the result.
  for (const args of [["--help"], ["manifest", "info"]]) run([program, ...args]);
  const rounds = Array.from({ length: roundsOf(effort) }, () => {
    const bare = run(["-e", "0"]);
    const help = run([program, "--help"]);
    const hooks = run(["get-hooks.cjs"]) + run(["get-manifest.cjs"]);
    return { bare, help, added: run([program, "manifest", "info"]) - hooks };
  });
  const figure = (name: string, of: (round: (typeof rounds)[number]) => number, atMost: number): Measured => {
    const [floors, ours] = [rounds.map(({ bare }) => bare), rounds.map(of)];
    const middle = (values: readonly number[]): number => medianBy(values, (value) => value);
    return {
      subject,
      figure: name,
      floor: middle(floors),
      server: middle(ours),
      floorRounds: floors,
      serverRounds: ours,
      target: { atMost },
    };
  };
  return [
    figure("ms of platform --help", ({ help }) => help, 150),
    figure("ms of platform manifest info beyond its hooks", ({ added }) => added, 100),
    await measureEnding(),
  ];
}

/** From the deadline of a hook that hears no signal until nothing of it runs. The floor is what the schedule waits. */
async function measureEnding(): Promise<Measured> {
  const deadlineMs = 500;
  const deaf = `for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {}); setInterval(() => {}, 1000);`;
  const started = performance.now();
  const end = await runProcess({
    words: [process.execPath, "-e", deaf],
    cwd: process.cwd(),
    env: {},
    deadlineMs,
    ending: new AbortController().signal,
  });
  if (end.kind !== "timed_out") throw new Error(`the hook ended by itself: ${end.kind}`);
  const tookMs = performance.now() - started - deadlineMs;
  const scheduleMs = brisk.reduce((sum, [, waitMs]) => sum + waitMs, 0);
  return {
    subject,
    figure: "ms until a hook that ignores every signal is gone",
    floor: scheduleMs,
    server: tookMs,
    floorRounds: [scheduleMs],
    serverRounds: [tookMs],
    target: { atMost: 6_000 },
  };
}

function timeOf(args: readonly string[], cwd: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd });
  if (status !== 0) throw new Error(`${args.join(" ")} failed: ${String(stderr)}`);
  return performance.now() - started;
}

/** Hooks that do nothing but answer. */
function makeProject(folder: string): string {
  const command = (file: string): string => `'${process.execPath}' ${file}`;
  const hooks = {
    runtime: "node",
    hooks: { "get-manifest": command("get-manifest.cjs") },
    config: { "protocol-version": ["message-boundaries"] },
  };
  const manifest = { display_information: { name: "Bench" } };
  mkdirSync(join(folder, ".platform"), { recursive: true });
  writeFileSync(join(folder, "get-hooks.cjs"), `console.log(${JSON.stringify(JSON.stringify(hooks))})`);
  writeFileSync(join(folder, "get-manifest.cjs"), `console.log(${JSON.stringify(JSON.stringify(manifest))})`);
  writeFileSync(
    join(folder, ".platform", "hooks.json"),
    JSON.stringify({ hooks: { "get-hooks": command("get-hooks.cjs") } }),
  );
  return folder;
}
