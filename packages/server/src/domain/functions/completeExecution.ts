import type { Outcome } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { accessExecution } from "../access/accessExecution.ts";
import { defineOperation } from "../context.ts";
import { type EndExecutionCode, endExecution } from "./endExecution.ts";

/** The calling app has completed its step with these outputs. */
export const completeExecution = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly executionId: string; readonly outputs: Fields },
  ): Promise<Outcome<object, EndExecutionCode | "function_execution_not_found">> => {
    const found = await accessExecution(ctx, input.executionId);
    if (!found.ok) return found;
    return endExecution(ctx, found.execution, { kind: "completed", outputs: input.outputs });
  },
);
