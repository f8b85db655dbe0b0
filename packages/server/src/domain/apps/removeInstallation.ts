import { updateInstallationRemoved } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { endGrant } from "../tokens/revokeToken.ts";

/** Takes an app out of one workspace: every token of that installation ends, rotating or not, and the app is told. */
export async function removeInstallation(
  ctx: WriteContext,
  installation: { readonly id: string; readonly appId: string; readonly teamId: string },
): Promise<void> {
  const { id, appId, teamId } = installation;
  for (const grant of await selectLiveGrants(ctx.db, id)) await endGrant(ctx, grant);
  await updateInstallationRemoved(ctx.db, id, ctx.nowMs);
  await emit(ctx, { type: "app_uninstalled", teamId, appId, audience: "app", payload: { type: "app_uninstalled" } });
}
