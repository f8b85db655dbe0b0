import { printTs } from "@platform/protocol";
import { selectInstallationById, updateInstallationRemoved } from "../../storage/queries/apps.ts";
import { deletePendingDeliveries } from "../../storage/queries/deliveries.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { deleteWebhooks } from "../../storage/queries/incomingWebhooks.ts";
import { selectGrantedTeams } from "../../storage/queries/orgInstallations.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { wakeRuns } from "../runs/wakeRuns.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import { noteAppChange } from "./noteAppChange.ts";

/**
 * Takes an app out of one workspace: every bot and user token of that installation ends, rotating or not, and the app gets
 * an event. App-level tokens belong to the app: it may be installed elsewhere, and receives that very event with them.
 */
export async function removeInstallation(
  ctx: WriteContext,
  installation: { readonly id: string; readonly appId: string; readonly teamId: string },
): Promise<void> {
  const { id, appId, teamId } = installation;
  for (const grant of await selectLiveGrants(ctx.db, id)) {
    if (grant.kind !== "app") await endGrant(ctx, grant);
  }
  const home = await selectInstallationById(ctx.db, id);
  const teamIds = new Set([home?.team_id ?? teamId, ...(await selectGrantedTeams(ctx.db, id))]);
  for (const left of teamIds) {
    await noteAppChange(ctx, { teamId: left, appId, userId: ctx.caller.userId, change: "removed" });
  }
  // A new installation has new addresses; an old one must not work again.
  await deleteWebhooks(ctx.db, id);
  await updateInstallationRemoved(ctx.db, id, ctx.nowMs);
  // Behind the update, which waits for a server that is writing deliveries down.
  for (const left of teamIds) await deletePendingDeliveries(ctx.db, appId, left);
  for (const left of teamIds) await wakeRuns(ctx, { appId, teamId: left });
  const payload = { event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type: "app_uninstalled", teamId, appId, audience: "app", payload });
}
