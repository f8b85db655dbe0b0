import { type Outcome, succeed } from "@platform/protocol";
import { selectAppConfigs } from "../../storage/queries/appConfigs.ts";
import type { AppConfigsTable, AppLinkPreviews } from "../../storage/tables/appConfigs.ts";
import type { ReadContext } from "../context.ts";
import { appConfigPlace } from "./appConfigPlace.ts";

/** What the administrators of the org set for these apps, or with these settings. */
export async function listAppConfigs(
  ctx: ReadContext,
  asked: {
    readonly appIds: readonly string[] | undefined;
    readonly previews: readonly AppLinkPreviews[] | undefined;
  },
): Promise<Outcome<{ configs: AppConfigsTable[] }, "not_an_admin">> {
  const place = await appConfigPlace(ctx);
  if (!place.ok) return place;
  const configs = await selectAppConfigs(ctx.db, place.placeId);
  return succeed({
    configs: configs.filter(({ app_id, link_previews }) => {
      const isNamed = asked.appIds?.includes(app_id) ?? true;
      return isNamed && (asked.previews?.includes(link_previews) ?? true);
    }),
  });
}
