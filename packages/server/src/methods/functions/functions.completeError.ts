import { limits, succeed } from "@platform/protocol";
import { failExecution } from "../../domain/functions/failExecution.ts";
import { defineMethod } from "../define.ts";
import { id, text } from "../params.ts";

export const functionsCompleteError = defineMethod({
  name: "functions.completeError",
  summary: "Fails a step of a workflow, and with it the run.",
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
    error: text({
      describe: "Why, in a sentence for the people who look after the workflow.",
      maxLength: limits.function_error_chars_max,
    }),
  },
  result: {},
  errors: {
    function_execution_not_found: "The calling app has no such execution in this workspace.",
    execution_not_in_running_state: "It has ended already: completed, failed, timed out, or cancelled with its run.",
  },
  examples: [
    { title: "It cannot be done", params: { function_execution_id: "Fx0123456789", error: "The printer is on fire." } },
  ],
  async handler(ctx, params) {
    const failed = await ctx.write(failExecution, { executionId: params.function_execution_id, error: params.error });
    return failed.ok ? succeed({}) : failed;
  },
});
