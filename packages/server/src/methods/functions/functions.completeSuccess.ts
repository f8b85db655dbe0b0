import { succeed } from "@platform/protocol";
import { completeExecution } from "../../domain/functions/completeExecution.ts";
import { defineMethod } from "../define.ts";
import { id, jsonObject } from "../params.ts";

export const functionsCompleteSuccess = defineMethod({
  name: "functions.completeSuccess",
  summary: "Completes a step of a workflow with its outputs.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 3,
  params: {
    function_execution_id: id({
      object: "execution",
      describe: "`function_execution_id` of the event that told the app to do it.",
      otherwise: "function_execution_not_found",
    }),
    outputs: jsonObject({
      describe: "By name, the outputs that the function declares; `{}` when it has none.",
      nulls: "kept",
    }),
  },
  result: {},
  errors: {
    function_execution_not_found: "The calling app has no such execution in this workspace.",
    execution_not_in_running_state: "It has ended already: completed, failed, timed out, or cancelled with its run.",
    parameter_validation_failed:
      "A required output is missing, or one is not of the type that the function declares; `response_metadata.messages` names each.",
  },
  notes:
    "Called with the token that came with the event, or with the app's own. The token of the event ends with the execution.",
  examples: [
    { title: "Done", params: { function_execution_id: "Fx0123456789", outputs: { greeting: "Hello" } } },
    { title: "No outputs", params: { function_execution_id: "Fx0123456789", outputs: {} } },
  ],
  async handler(ctx, params) {
    const { function_execution_id: executionId, outputs } = params;
    const ended = await ctx.write(completeExecution, { executionId, outputs });
    return ended.ok ? succeed({}) : ended;
  },
});
