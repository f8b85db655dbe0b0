import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteAppConfig, upsertAppConfig } from "../../storage/queries/appConfigs.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import type { AppLinkPreviews } from "../../storage/tables/appConfigs.ts";
import { defineOperation } from "../context.ts";
import { appConfigPlace } from "./appConfigPlace.ts";

/** Sets how much of links an app shows in the org. Previews that are already shown stay. */
export const configureApp = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly linkPreviews: AppLinkPreviews | "default_to_global_setting" | undefined },
  ): Promise<Outcome<object, "not_an_admin" | "invalid_app">> => {
    const place = await appConfigPlace(ctx);
    if (!place.ok) return place;
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("invalid_app");
    const { linkPreviews } = input;
    if (linkPreviews === "default_to_global_setting") await deleteAppConfig(ctx.db, place.placeId, app.id);
    else if (linkPreviews !== undefined) {
      await upsertAppConfig(ctx.db, { place_id: place.placeId, app_id: app.id, link_previews: linkPreviews });
    }
    return succeed({});
  },
);
