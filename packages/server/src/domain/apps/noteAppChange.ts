import { insertAppChange } from "../../storage/queries/appChanges.ts";
import type { AppChange } from "../../storage/tables/appChanges.ts";
import { freezeEntity } from "../audit/freezeEntity.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";

export interface ChangeToNote {
  readonly teamId: string;
  readonly appId: string;
  /** Who did it. */
  readonly userId: string;
  readonly change: AppChange;
  readonly scopes?: readonly string[];
}

/** Decisions of administrators have entries of their own. */
const actions: Readonly<Partial<Record<AppChange, string>>> = {
  added: "app_installed",
  expanded: "app_scopes_expanded",
  removed: "app_uninstalled",
};

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
  const action = actions[noted.change];
  // Seeds install apps without a call, and a new workspace begins with an empty log.
  if (action === undefined || !ctx.audit) return;
  const entity = { type: "app", id: noted.appId };
  const state = (await freezeEntity(ctx, entity, noted.teamId)) ?? {};
  await noteAction(ctx, {
    action,
    entity: { ...entity, state: { ...state, scopes: noted.scopes ?? [] } },
    teamId: noted.teamId,
    actorId: noted.userId,
  });
}
