import { type Outcome, succeed } from "@platform/protocol";
import { updateExecutionReleased } from "../../storage/queries/executions.ts";
import { defineOperation } from "../context.ts";

/** A server that stops gives back what it could not finish: it counts as not begun, and anybody may take it at once. */
export const releaseExecution = defineOperation(
  import.meta,
  async (ctx, { id, attempt }: { readonly id: string; readonly attempt: number }): Promise<Outcome<object, never>> => {
    await updateExecutionReleased(ctx.db, id, attempt);
    return succeed({});
  },
);
