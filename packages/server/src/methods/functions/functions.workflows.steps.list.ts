import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listSteps } from "../../domain/workflows/listSteps.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";
import { workflowErrors, workflowOf, workflowParams } from "../workflowParams.ts";

export const functionsWorkflowsStepsList = defineMethod({
  name: "functions.workflows.steps.list",
  summary: "Lists the steps of a workflow that use a function.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: [],
  rate: 3,
  params: {
    function_id: id({
      object: "function",
      describe: "The function; `Fn010N` is the form.",
      otherwise: "unknown_function_id",
    }),
    ...workflowParams,
  },
  result: {
    steps_versions: Type.Array(
      Type.Object({
        title: Type.String({ description: "The title of the workflow." }),
        workflow_id: Type.String(),
        step_id: Type.String(),
        is_deleted: Type.Boolean({ description: "Whether only earlier versions of the workflow have the step." }),
        workflow_version_created: Type.String({ description: "In microseconds." }),
      }),
    ),
  },
  errors: {
    ...workflowErrors,
    unknown_function_id: "`function_id` is neither the form nor a function that the workflow can use.",
  },
  examples: [
    {
      title: "Its greetings",
      params: { function_id: "Fn0123456789", workflow: "#/workflows/order", workflow_app_id: "A0123456789" },
    },
  ],
  notes:
    "For the app itself, the people who work on it, and the admins of the workspace. Deleted steps are known from stored runs: the time of theirs is that of the first run, the time of the others that of the app.",
  async handler(ctx, params) {
    const listed = await listSteps(ctx, { ...workflowOf(params), functionId: params.function_id });
    if (!listed.ok) return listed;
    return succeed({
      steps_versions: listed.steps.map(({ title, workflowId, stepId, isDeleted, sinceMs }) => ({
        title,
        workflow_id: workflowId,
        step_id: stepId,
        is_deleted: isDeleted,
        workflow_version_created: String(sinceMs * 1000),
      })),
    });
  },
});
