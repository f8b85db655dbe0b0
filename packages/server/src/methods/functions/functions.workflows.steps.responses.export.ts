import { Readable } from "node:stream";
import { limits } from "@platform/protocol";
import { inspectFile } from "../../domain/files/inspectFile.ts";
import { deliverExport } from "../../domain/workflows/deliverExport.ts";
import { readResponses } from "../../domain/workflows/readResponses.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";
import { workflowErrors, workflowOf, workflowParams } from "../workflowParams.ts";

export const functionsWorkflowsStepsResponsesExport = defineMethod({
  name: "functions.workflows.steps.responses.export",
  summary: "Sends the caller the responses to a form of a workflow as a CSV file.",
  http: "POST",
  tokens: ["user", "config"],
  scopes: [],
  rate: 3,
  needs: ["files"],
  params: { step_id: text({ describe: "The step, by its id in the workflow." }), ...workflowParams },
  result: {},
  errors: {
    ...workflowErrors,
    unknown_step_id: "The workflow has, and had, no such step.",
    workflows_export_csv_not_enabled: "The step is no form, so that there are no responses.",
  },
  examples: [
    {
      title: "Orders",
      params: { step_id: "0", workflow: "#/workflows/order", workflow_app_id: "A0123456789" },
    },
  ],
  notes: `For the people who work on the app and the admins of the workspace. Slackbot sends the file to the caller. It has one line for each response, ${limits.exported_responses_max} at most, of the runs that are stored: a run is kept for ${limits.run_record_s / 86_400} days after its end.`,
  async handler(ctx, params) {
    const read = await readResponses(ctx, { ...workflowOf(params), stepId: params.step_id });
    if (!read.ok) return read;
    const bytes = Buffer.from(read.csv);
    const name = `${read.title} responses.csv`;
    const { key, size } = await ctx.files.blobs.keep(Readable.from([bytes]));
    const delivered = await ctx.write(deliverExport, {
      name,
      title: read.title,
      count: read.count,
      size,
      blobKey: key,
      inspected: inspectFile(name, bytes),
      baseUrl: ctx.baseUrl,
    });
    if (!delivered.ok) await ctx.files.blobs.remove(key);
    return delivered;
  },
});
