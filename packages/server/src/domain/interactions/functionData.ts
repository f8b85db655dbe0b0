import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { ReadContext } from "../context.ts";
import { findSurface, messageSurface } from "../functions/surfaces.ts";
import { functionTokenOf } from "../functions/token.ts";
import type { ViewRow } from "../views/view.ts";
import { makeInteractivity } from "./interactivity.ts";

/** The execution that a message was posted for. */
export function executionOfMessage(
  { db }: ReadContext,
  channelId: string,
  ts: string,
): Promise<FunctionExecutionRow | undefined> {
  return findSurface(db, messageSurface(channelId, ts));
}

/** The execution that a view was opened for; what is pushed onto a view belongs to the same one. */
export async function executionOfView({ db }: ReadContext, view: ViewRow): Promise<FunctionExecutionRow | undefined> {
  return (await findSurface(db, view.id)) ?? findSurface(db, view.root_id);
}

/**
 * What a payload to an app contains in addition when a person acts in what one of its functions showed: the execution, with
 * its token, so that the app can complete the step. Once the execution has ended there is no token any more.
 */
export function functionFields(ctx: ReadContext, execution: FunctionExecutionRow | undefined): Fields {
  if (!execution || execution.place === "builtin") return {};
  const { id, app_id: appId } = execution;
  const token = execution.status === "running" && { bot_access_token: functionTokenOf(ctx.secrets, id) };
  return {
    function_data: {
      execution_id: id,
      function: { callback_id: execution.function },
      inputs: JSON.parse(execution.inputs) as Fields,
    },
    interactivity: makeInteractivity(ctx, appId),
    ...token,
  };
}

/** Whether a built-in step waits for exactly this act, so that no app has to receive it. */
export function awaitsAct(execution: FunctionExecutionRow | undefined): execution is FunctionExecutionRow {
  return execution?.place === "builtin" && execution.status === "running";
}
