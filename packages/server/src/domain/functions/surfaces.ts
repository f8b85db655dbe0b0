import type { Db } from "../../storage/db.ts";
import { insertSurface, selectSurfaceExecution } from "../../storage/queries/executions.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WriteContext } from "../context.ts";

/** What an app showed while it worked on an execution, by name: a message, or a view by its id. */
export function messageSurface(channelId: string, ts: string): string {
  return `${channelId} ${ts}`;
}

/** Remembers what was shown with the token of an execution; nothing for every other caller. */
export async function keepSurface(ctx: WriteContext, surface: string): Promise<void> {
  const { executionId } = ctx.caller;
  if (executionId !== undefined) await insertSurface(ctx.db, surface, executionId);
}

/** The execution that something was shown for. */
export function findSurface(db: Db, surface: string): Promise<FunctionExecutionRow | undefined> {
  return selectSurfaceExecution(db, surface);
}
