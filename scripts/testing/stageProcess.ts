// The process in which the tests of one stage run, all in it, one file after the other: a process per file would cost
// more than the tests. Started by runStage, answers over IPC, prints nothing of its own.

import { run } from "node:test";
import { relative, resolve } from "node:path";
import { inspect } from "node:util";
import { cpuSeconds } from "./cpuSeconds.ts";
import { describeFailure } from "./describeFailure.ts";
import type { FileSeconds, StageCounts, StageMessage } from "./stageMessages.ts";

/** Only a guard against one that never ends: on a busy machine the long ones take minutes. */
const TEST_LIMIT_MS = 300_000;
// Longer than an idle keep-alive connection lives, so that only what is really left open is reported.
const LINGER_MS = 10_000;

// The process that waits for the result is gone: end with everything the tests have started.
process.on("disconnect", () => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL"));
// The runner takes an empty event loop for the end of the tests, so the channel must not keep it busy.
process.channel?.unref();

for (const event of ["uncaughtException", "unhandledRejection"] as const) process.on(event, reportUncaught);

const counts: StageCounts = { passed: 0, failed: 0, skipped: 0 };
const seconds: FileSeconds = {};
const names: string[] = [];
let running = 0;
let latest = "";
let linger: NodeJS.Timeout | undefined;

const files = process.argv.slice(2).map((file) => resolve(file));
const stream = run({ files, isolation: "none", timeout: TEST_LIMIT_MS });

stream.on("test:start", ({ nesting, name }) => {
  names.length = nesting;
  names.push(name);
});
stream.on("test:pass", ({ details, skip, todo }) => {
  if (skip !== undefined || todo !== undefined) counts.skipped++;
  else if (details.type !== "suite") counts.passed++;
});
stream.on("test:fail", (event) => {
  if (event.todo !== undefined) return void counts.skipped++;
  const reason: unknown = Reflect.get(event.details.error, "failureType");
  // A suite or test around a failed one fails with it; only the inner one is news. A hook of its own that fails is.
  if (reason === "subtestsFailed") return;
  counts.failed++;
  // The other way round, the outer one is.
  if (reason === "cancelledByParent") return;
  const parents = names.slice(0, event.nesting);
  send({ failure: describeFailure(event, parents), test: [...parents, event.name].join(" › "), file: event.file });
});

stream.on("test:dequeue", ({ name }) => {
  latest = name;
  running++;
  clearTimeout(linger);
});
stream.on("test:complete", ({ file, nesting, details }) => {
  if (nesting === 0 && file !== undefined) {
    const path = relative(process.cwd(), file);
    seconds[path] = (seconds[path] ?? 0) + details.duration_ms / 1000;
  }
  running--;
  if (running === 0) linger = setTimeout(reportOpenResources, LINGER_MS).unref();
});
stream.on("end", () => send({ counts, seconds, cpuSeconds: cpuSeconds() }));
// Without a reader the stream never gets to its end.
stream.resume();

// All tests have ended, but something they opened keeps the process alive: in a server that would be a leak.
function reportOpenResources(): void {
  const open = process.getActiveResourcesInfo().filter((name) => name !== "PipeWrap" && name !== "TTYWrap");
  counts.failed++;
  send({ failure: `✗ The tests ended, but their process did not. Still open: ${open.join(", ")}` });
  process.send?.({ counts, seconds, cpuSeconds: cpuSeconds() } satisfies StageMessage, () => process.exit(1));
}

/** The runner may not know whose it is, and would only mention it. */
function reportUncaught(error: unknown): void {
  counts.failed++;
  send({ failure: `✗ Nobody caught this, while “${latest}” ran:\n${inspect(error).replace(/^/gm, "  ")}` });
}

function send(message: StageMessage): void {
  process.send?.(message);
}
