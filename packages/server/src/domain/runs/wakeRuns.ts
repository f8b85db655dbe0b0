import { updateRunsDue } from "../../storage/queries/runs.ts";
import type { WriteContext } from "../context.ts";

/**
 * An app may have lost its place in a workspace: the runs that wait for it are looked at now, and fail if it has
 * (`advanceRun`). Otherwise they would wait until their time limit, which may be days away.
 */
export function wakeRuns(ctx: WriteContext, app: { readonly appId: string; readonly teamId: string }): Promise<void> {
  return updateRunsDue(ctx.db, app, ctx.nowMs);
}
