import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { readDevSeed } from "@platform/server";
import { startPlatform, type TestPlatform } from "./startPlatform.ts";

async function stepOf(p: TestPlatform, run_id: string): Promise<string | undefined> {
  const read = await p.bot.call("workflows.runs.info", { run_id });
  assert.ok(read.ok, JSON.stringify(read));
  return read.steps[0]?.status;
}

test("a run is started without a trigger, and awaited through a wait of its own", async () => {
  const seed = await readDevSeed();
  const [first, ...others] = seed.workspaces;
  const [app, ...rest] = first?.apps ?? [];
  assert.ok(first && app);
  const steps = [
    { id: "wait", function_id: "slack#/functions/delay", inputs: { minutes_to_delay: 5 } },
    { id: "tell", function_id: "slack#/functions/send_dm", inputs: { user_id: "{{inputs.who}}", message: "Time!" } },
  ];
  const remind = {
    title: "Remind",
    input_parameters: { who: { type: "slack#/types/user_id", is_required: true } },
    steps,
    output_parameters: { where: { type: "object", value: "{{steps.tell.message_context}}" } },
  };
  const manifest = { ...app.manifest, workflows: { remind } };
  await using p = await startPlatform({
    seed: { ...seed, workspaces: [{ ...first, apps: [{ ...app, manifest }, ...rest] }, ...others] },
  });
  const appId = p.apps["Dev App"]?.id ?? "";

  const wish = { appId, workflow: "remind", as: "alice", inputs: { who: p.users["bob"]?.id } };
  const runId = await p.runs.start({ ...wish, key: "once" });
  assert.equal(await p.runs.start({ ...wish, key: "once" }), runId);
  await assert.rejects(p.runs.ended(runId, { timeoutS: 0 }), /timeout/);
  // The wait counts from when it began.
  while ((await stepOf(p, runId)) === "waiting") await sleep(20);
  await p.clock.advance("5m");

  const { status, steps: done, outputs } = await p.runs.ended(runId);
  assert.deepEqual(
    [status, ...done.map((step) => [step.id, step.status])],
    ["completed", ["wait", "completed"], ["tell", "completed"]],
  );
  assert.deepEqual(outputs?.["where"], done[1]?.outputs?.["message_context"]);
  await assert.rejects(p.runs.start({ appId, workflow: "remind", as: "alice" }), /who is missing/);
});
