import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { deleteResolution, selectResolution } from "../../storage/queries/resolutions.ts";
import type { GovernCode } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { governedPlaces, type NamedPlace, type PlaceCode } from "./governedPlaces.ts";
import { noteAppChange } from "./noteAppChange.ts";

export type ClearCode = GovernCode | PlaceCode | "invalid_app_id" | "no_resolution_found";

/** Undoes the approval or restriction of an app in a workspace, or in every workspace of the org. */
export const clearResolution = defineOperation(
  import.meta,
  async (ctx, input: NamedPlace & { readonly appId: string }): Promise<Outcome<object, ClearCode>> => {
    const places = await governedPlaces(ctx, input);
    if (!places.ok) return places;
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("invalid_app_id");
    let cleared = 0;
    for (const teamId of places.teamIds) {
      const before = await selectResolution(ctx.db, { teamId, appId: app.id });
      if (!(await deleteResolution(ctx.db, { teamId, appId: app.id }))) continue;
      cleared += 1;
      if (before === "restricted") {
        await noteAppChange(ctx, { teamId, appId: app.id, userId: ctx.caller.userId, change: "enabled" });
      }
      await endAccess(ctx, { teamId, appId: app.id });
    }
    return cleared > 0 ? succeed({}) : refuse("no_resolution_found");
  },
);
