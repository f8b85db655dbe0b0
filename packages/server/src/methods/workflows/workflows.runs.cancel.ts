import { succeed } from "@platform/protocol";
import { cancelRun } from "../../domain/runs/cancelRun.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const workflowsRunsCancel = defineMethod({
  name: "workflows.runs.cancel",
  summary: "Cancels a run. The effects of its completed steps stay.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["client", "triggers:write", "app_configurations:write"],
  rate: 3,
  params: { run_id: id({ object: "run", describe: "The run.", otherwise: "run_not_found" }) },
  result: {},
  errors: {
    run_not_found: "There is no such run in the caller's workspace, or an app names the run of another.",
    access_denied: "The caller may not change the app, being neither an owner of it nor an admin.",
    run_not_running: "It has ended already, or has just gone on to another step; ask for it again.",
  },
  notes:
    "An app that works on a step of it finds the execution ended, and its token with it. A deployed function that works on one is ended.",
  examples: [{ title: "Enough", params: { run_id: "Wx0123456789" } }],
  async handler(ctx, params) {
    const cancelled = await ctx.write(cancelRun, { runId: params.run_id });
    return cancelled.ok ? succeed({}) : cancelled;
  },
});
