import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listRuns } from "../../domain/runs/listRuns.ts";
import { pageSchema } from "../../present/page.ts";
import { presentRun, runSchema } from "../../present/run.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, id, optional, text } from "../params.ts";

export const workflowsRunsList = defineMethod({
  name: "workflows.runs.list",
  summary: "Lists the runs of an app's workflows, the newest first.",
  http: "GET",
  tokens: ["bot", "user", "config"],
  scopes: ["client", "triggers:read", "app_configurations:read"],
  rate: 3,
  params: {
    app_id: id({ object: "developed_app", describe: "The app.", otherwise: "app_not_found" }),
    workflow: optional(text({ describe: "Only runs of the workflow with this callback id." })),
    status: optional(
      choice({ describe: "Only runs with this status.", of: ["running", "completed", "failed", "cancelled"] }),
    ),
    limit: defaulted(count({ describe: "How many on a page.", min: 1, max: limits.page_max }), limits.page_default),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { runs: Type.Array(runSchema), response_metadata: pageSchema },
  errors: {
    app_not_found: "There is no such app in the caller's workspace, or an app requests the runs of another.",
    access_denied: "The caller neither works on the app nor is an admin of its workspace.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: `For the app itself, the people who work on it, and the admins of its workspace. A run is kept for ${limits.run_record_s / 86_400} days after its end.`,
  examples: [{ title: "What went wrong", params: { app_id: "A0123456789", status: "failed" } }],
  async handler(ctx, { app_id: appId, workflow, status, limit, cursor }) {
    const listed = await listRuns(ctx, { appId, workflow, status, limit, cursor });
    if (!listed.ok) return listed;
    return succeed({ runs: listed.runs.map(presentRun), response_metadata: { next_cursor: listed.next } });
  },
});
