import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExecution } from "../../storage/queries/executions.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { ReadContext } from "../context.ts";

export type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";

/** The door to an execution for the app whose function it is. What the platform does itself, no app ends. */
export async function accessExecution(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ execution: FunctionExecutionRow }, "function_execution_not_found">> {
  const execution = isIdShaped(id) ? await selectExecution(ctx.db, id) : undefined;
  const isOwn = execution?.app_id === ctx.caller.appId && execution?.team_id === ctx.caller.teamId;
  if (!execution || !isOwn || execution.place === "builtin") return refuse("function_execution_not_found");
  return succeed({ execution });
}
