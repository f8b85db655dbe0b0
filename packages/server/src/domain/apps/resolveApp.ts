import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { deletePendingDeliveries } from "../../storage/queries/deliveries.ts";
import { upsertResolution } from "../../storage/queries/resolutions.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { wakeRuns } from "../runs/wakeRuns.ts";
import { noteAppChange } from "./noteAppChange.ts";

export type ResolveCode = GovernCode | "invalid_app_id";

/** Decides about an app in a workspace, whether it is installed there yet or not. The last decision counts. */
export const resolveApp = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly appId: string; readonly resolution: "approved" | "restricted" },
  ): Promise<Outcome<object, ResolveCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("invalid_app_id");
    await upsertResolution(ctx.db, {
      team_id: governed.team.id,
      app_id: app.id,
      resolution: input.resolution,
      user_id: ctx.caller.userId,
      at_ms: ctx.nowMs,
    });
    const change = input.resolution === "approved" ? "enabled" : "disabled";
    await noteAppChange(ctx, { teamId: governed.team.id, appId: app.id, userId: ctx.caller.userId, change });
    if (input.resolution === "restricted") await deletePendingDeliveries(ctx.db, app.id, governed.team.id);
    await endAccess(ctx, { teamId: governed.team.id, appId: app.id });
    if (input.resolution === "restricted") await wakeRuns(ctx, { teamId: governed.team.id, appId: app.id });
    return succeed({});
  },
);
