import { insertAppChange } from "../../storage/queries/appChanges.ts";
import type { AppChange } from "../../storage/tables/appChanges.ts";
import type { WriteContext } from "../context.ts";

export interface ChangeToNote {
  readonly teamId: string;
  readonly appId: string;
  /** Who did it. */
  readonly userId: string;
  readonly change: AppChange;
  readonly scopes?: readonly string[];
}

/** Records what happened to an app, for admins who look it up later. */
export async function noteAppChange(ctx: WriteContext, noted: ChangeToNote): Promise<void> {
  await insertAppChange(ctx.db, {
    team_id: noted.teamId,
    app_id: noted.appId,
    user_id: noted.userId,
    change: noted.change,
    scopes: (noted.scopes ?? []).join(","),
    at_ms: ctx.nowMs,
  });
}
