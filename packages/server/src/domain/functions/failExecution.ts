import { type Outcome, refuse } from "@platform/protocol";
import { accessExecution } from "../access/accessExecution.ts";
import { defineOperation } from "../context.ts";
import { endExecution } from "./endExecution.ts";

export type FailExecutionCode = "execution_not_in_running_state" | "function_execution_not_found";

/** The calling app cannot do its step; its sentence is what people will read. */
export const failExecution = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly executionId: string; readonly error: string },
  ): Promise<Outcome<object, FailExecutionCode>> => {
    const found = await accessExecution(ctx, input.executionId);
    if (!found.ok) return found;
    const ended = await endExecution(ctx, found.execution, { kind: "failed", error: input.error });
    return ended.ok ? ended : refuse("execution_not_in_running_state");
  },
);
