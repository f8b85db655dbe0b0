import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, updateApp } from "../../storage/queries/apps.ts";
import type { Distribution } from "../../storage/tables/apps.ts";
import { governTeam, isOwnerOf } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

export type SetAppDistributionCode = "invalid_app_id" | "not_an_admin" | "not_an_owner";

/**
 * Says who may install an app. A listing in the directory lifts the rate limits of apps distributed outside it and is shown
 * to the administrators of every workspace, so the app's developers cannot decide it: an owner of its workspace does.
 */
export const setAppDistribution = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly distribution: Distribution },
  ): Promise<Outcome<object, SetAppDistributionCode>> => {
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("invalid_app_id");
    const governed = await governTeam(ctx, app.team_id);
    // An app of a workspace that the caller has no part in is as good as none.
    if (!governed.ok) return refuse(app.team_id === ctx.caller.teamId ? "not_an_admin" : "invalid_app_id");
    if (!isOwnerOf(ctx.caller, governed.team)) return refuse("not_an_owner");
    await updateApp(ctx.db, app.id, { distribution: input.distribution });
    return succeed({});
  },
);
