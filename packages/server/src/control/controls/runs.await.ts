import { setTimeout as sleep } from "node:timers/promises";
import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { describeRun, describeSteps, findRun } from "../../domain/runs/describeRun.ts";
import { count, defaulted, id } from "../../methods/params.ts";
import { presentRun, presentStep, runSchema, stepSchema } from "../../present/run.ts";
import { defineControl } from "../define.ts";

/** Between two looks. */
const restMs = 20;

export const runsAwait = defineControl({
  name: "runs.await",
  summary: "Waits until a run has ended, and returns its steps.",
  notes: "It waits in real time, which no control moves. A run that waits for time needs `clock.advance` first.",
  params: {
    run_id: id({ object: "run", describe: "The run." }),
    timeout_s: defaulted(count({ describe: "How long to wait at most.", min: 0, max: 300 }), 30),
  },
  result: { run: runSchema, steps: Type.Array(stepSchema) },
  errors: {
    run_not_found: "There is no such run.",
    timeout: "It has not ended in time; the message names its position.",
  },
  example: { run_id: "Wx0123456789" },
  async handler({ db }, { run_id: runId, timeout_s: timeoutS }) {
    for (const deadline = performance.now() + timeoutS * 1000; ; await sleep(restMs)) {
      const run = await findRun(db, runId);
      if (!run) return refuse("run_not_found");
      if (run.status !== "running") {
        const steps = await describeSteps(db, run);
        return succeed({ run: presentRun(describeRun(run)), steps: steps.map(presentStep) });
      }
      if (performance.now() >= deadline) return refuse("timeout", `${run.position} steps are done`);
    }
  },
});
