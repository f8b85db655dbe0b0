import { type Outcome, refuse } from "@platform/protocol";
import { selectExecution } from "../../storage/queries/executions.ts";
import { defineOperation } from "../context.ts";
import { type EndExecutionCode, type ExecutionEnding, endExecution } from "./endExecution.ts";

/**
 * Writes down how an execution ended that this platform ran itself. Only the sandbox calls it, so nobody's rights are
 * asked; an execution that ended meanwhile, by the function's own call or because its run was cancelled, stays as it is.
 */
export const settleExecution = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly executionId: string; readonly ending: ExecutionEnding },
  ): Promise<Outcome<object, EndExecutionCode | "function_execution_not_found">> => {
    const execution = await selectExecution(ctx.db, input.executionId);
    return execution ? endExecution(ctx, execution, input.ending) : refuse("function_execution_not_found");
  },
);
