import assert from "node:assert/strict";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { functionActivities } from "../../packages/server/testkit/deploying.ts";
import { serve } from "../../packages/server/testkit/files.ts";
import { createWarm } from "../../packages/server/src/runtime/warm.ts";
import { call, isolation } from "../../packages/server/testkit/sandboxes.ts";
import { type ProcessEntry, readProcesses } from "../../packages/server/testkit/processTable.ts";
import { readRun, start } from "../../packages/server/testkit/workflows.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { brutal } from "./hostileFunctions/brutal.ts";
import { setOutCanaries } from "./hostileFunctions/canaries.ts";
import { deployAll, sneakyOnes } from "./hostileFunctions/deployAll.ts";
import { files, imports } from "./hostileFunctions/files.ts";
import { machine } from "./hostileFunctions/machine.ts";

/** Runs each once, all at the same time; returns its outputs or its error. */
async function runAll(world: Workspace, names: readonly string[]): Promise<Map<string, string>> {
  const runs = new Map<string, string>();
  for (const name of names) runs.set(name, await start(world, { workflow: name }));
  await world.platform.settle();
  const said = new Map<string, string>();
  for (const [name, runId] of runs) {
    const run = await readRun(world, runId);
    assert.notEqual(run.status, "running", name);
    said.set(name, run.outputs ?? run.error ?? "");
  }
  return said;
}

/** Each has come to an end that its people can read of. */
async function assertActivities(world: Workspace, names: readonly string[]): Promise<string> {
  const activities = await functionActivities(world);
  const results = activities.filter(({ event_type }) => event_type === "function_execution_result");
  const told = new Set(results.map(({ payload }) => payload["function_name"]));
  assert.deepEqual(
    names.filter((name) => !told.has(name)),
    [],
  );
  for (const { payload } of results) {
    if (payload["exec_outcome"] !== "Success") assert.match(JSON.stringify(payload["error"]), /^".+"$/s);
  }
  return JSON.stringify(activities);
}

/** Sandboxes that the keeper of this process has started and that have not ended: each leads a session. */
function countSandboxes(): number {
  const processes = readProcesses();
  const keepers = processes.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid);
  const isSandbox = ({ pid, parent, session, state }: ProcessEntry) =>
    keepers.includes(parent) && session === pid && state !== "Z";
  return processes.filter(isSandbox).length;
}

/**
 * A client that keeps using the server meanwhile. Each of its calls must be answered, and there are never more
 * processes than allowed. The duration of calls is printed and not asserted: `npm run bench -- --only "hostile functions"`
 * measures it.
 */
function goOnCalling(world: Workspace) {
  const tookMs: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const startedMs = performance.now();
      const answer = await fetch(`${world.platform.baseUrl}/api/api.test`, { method: "POST" });
      assert.equal(((await answer.json()) as { ok: boolean }).ok, true);
      tookMs.push(performance.now() - startedMs);
      assert.ok(countSandboxes() <= limits.hosted_processes_max);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    const sorted = tookMs.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
    return `${sorted.length} calls meanwhile, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, event loop held for ${(delay.max / 1e6).toFixed(0)} ms at most`;
  };
}

describe("hostile functions", () => {
  test("reach nothing of the machine, by no route, and get errors", async (t) => {
    await using canaries = await setOutCanaries();
    await using world = await workspace();
    const canary = { ...canaries.canary, baseUrl: await serve(world) };
    const sources = sneakyOnes(canary);
    await deployAll(world, sources, [canary.declared]);
    const stop = goOnCalling(world);

    const said = await runAll(world, Object.keys(sources));
    t.diagnostic(await stop());

    for (const [name, text] of said) {
      // A function that the attempt has cost its life has got nothing either.
      const isRefused = text.startsWith('{"said":"REFUSED ') || text.startsWith("step 1 ");
      assert.ok(isRefused, `${name} said ${text}`);
    }
    const activities = await assertActivities(world, Object.keys(sources));
    assert.ok(!`${[...said.values()].join()} ${activities}`.includes(canary.secret), "the secret came out");
    assert.deepEqual(canaries.damage(), []);
  });

  test("reach nothing either where Deno's permissions are all there is", async (t) => {
    await using canaries = await setOutCanaries();
    const canary = { ...canaries.canary, baseUrl: "http://localhost:1" };
    const reaching = { ...files, ...imports, ...machine };
    const sources = Object.entries(sneakyOnes(canary)).filter(([name]) => name in reaching);
    const warm = createWarm({ isolation: await isolation("permissions") });
    t.after(() => warm.stop());

    // Each in a process of its own, a few at a time.
    const run = async ([name, source]: readonly [string, string]) =>
      [name, await warm.run(name, call(source))] as const;
    const ended = await Promise.all(sources.map(run));

    for (const [name, { end, logs }] of ended) {
      const text = end.kind === "answered" ? JSON.stringify(end.result) : `failed: ${end.message}`;
      assert.ok(/^\{"outputs":\{"text":"REFUSED |^failed: /.test(text), `${name} said ${text}`);
      assert.ok(!`${text} ${JSON.stringify(logs)}`.includes(canary.secret), `the secret came out by ${name}`);
    }
    assert.deepEqual(canaries.damage(), []);
  });

  test("that do not mean to end are ended, each with a clear entry, while the server goes on", async (t) => {
    await using world = await workspace({ functionDeadlineMs: 2_000 });
    await serve(world);
    await deployAll(world, brutal, []);
    const stop = goOnCalling(world);

    const said = await runAll(world, Object.keys(brutal));
    t.diagnostic(await stop());

    for (const [name, text] of said) assert.ok(text.startsWith("step 1 "), `${name} said ${text}`);
    await assertActivities(world, Object.keys(brutal));
  });
});
