import type { WriteContext } from "../context.ts";
import { awaitsAct } from "../interactions/functionData.ts";
import { endExecution } from "./endExecution.ts";
import { findSurface } from "./surfaces.ts";

/** A form that made room for another view can be filled in by nobody: its run must not wait for that until its time is over. */
export async function abandonForm(ctx: WriteContext, viewId: string): Promise<void> {
  const execution = await findSurface(ctx.db, viewId);
  if (!awaitsAct(execution)) return;
  const error = "another view took the place of the form";
  await endExecution(ctx, execution, { kind: "failed", error, isDeliberate: true });
}
