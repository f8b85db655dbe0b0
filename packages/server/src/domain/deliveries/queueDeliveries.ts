import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockInstallations } from "../../storage/queries/apps.ts";
import { farewellTypes, insertDeliveries } from "../../storage/queries/deliveries.ts";
import { updateMetaFrom } from "../../storage/queries/meta.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { admitEvents } from "./admitEvents.ts";
import type { NewDelivery } from "./planDeliveries.ts";
import { positionKey } from "./position.ts";

export interface Queued {
  /** Where the plan began and where it ends. */
  readonly from: string;
  readonly to: string;
  readonly deliveries: readonly NewDelivery[];
}

/**
 * Writes down what is to be delivered together with how far that goes, so that each event is written down once. Another
 * server may have gone on from the same place meanwhile; then its plan stands, and this one is dropped.
 */
export const queueDeliveries = defineOperation(
  import.meta,
  async (ctx, { from, to, deliveries }: Queued): Promise<Outcome<object, "overtaken">> => {
    if (!(await updateMetaFrom(ctx.db, positionKey, from, to))) return refuse("overtaken");
    const admitted = await admitEvents(ctx, await ofInstalledApps(ctx, deliveries));
    const rows = admitted.map(({ appId, teamId, eventId, type, way, envelope }) => ({
      app_id: appId,
      team_id: teamId,
      event_id: eventId,
      type,
      way,
      envelope,
      created_ms: ctx.nowMs,
      due_ms: ctx.nowMs,
    }));
    await insertDeliveries(ctx.db, rows);
    return succeed({});
  },
);

/** Without those for apps that were uninstalled after the plan was made: an uninstall drops only what is there by then. */
async function ofInstalledApps(ctx: WriteContext, deliveries: readonly NewDelivery[]): Promise<NewDelivery[]> {
  const appIds = [...new Set(deliveries.map(({ appId }) => appId))];
  const installed = appIds.length === 0 ? [] : await lockInstallations(ctx.db, appIds);
  return deliveries.filter(
    ({ appId, teamId, type }) =>
      farewellTypes.includes(type) ||
      installed.some((where) => where.app_id === appId && (where.org_id !== null || where.team_id === teamId)),
  );
}
