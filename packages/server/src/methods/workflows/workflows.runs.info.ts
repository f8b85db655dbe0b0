import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readRun } from "../../domain/runs/describeRun.ts";
import { presentRun, presentStep, runSchema, stepSchema } from "../../present/run.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const workflowsRunsInfo = defineMethod({
  name: "workflows.runs.info",
  summary: "Returns the progress of a run, step by step.",
  http: "GET",
  tokens: ["bot", "user", "config"],
  scopes: ["client", "triggers:read", "app_configurations:read"],
  rate: 3,
  params: { run_id: id({ object: "run", describe: "The run.", otherwise: "run_not_found" }) },
  result: { run: runSchema, steps: Type.Array(stepSchema) },
  errors: {
    run_not_found: "There is no such run in the caller's workspace, or an app requests the run of another.",
    access_denied: "The caller neither works on the app nor is an admin of its workspace.",
  },
  examples: [{ title: "How far it is", params: { run_id: "Wx0123456789" } }],
  async handler(ctx, params) {
    const read = await readRun(ctx, params.run_id);
    if (!read.ok) return read;
    return succeed({ run: presentRun(read.described), steps: read.steps.map(presentStep) });
  },
});
