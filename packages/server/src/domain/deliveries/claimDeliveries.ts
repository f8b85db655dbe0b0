import { limits, type Outcome, succeed } from "@platform/protocol";
import { claimDueDeliveries } from "../../storage/queries/deliveries.ts";
import type { DeliveryRow, DeliveryWay } from "../../storage/tables/deliveries.ts";
import { defineOperation } from "../context.ts";

export { selectDueApps as readDueApps } from "../../storage/queries/deliveries.ts";
export type { DeliveryRow, DeliveryWay } from "../../storage/tables/deliveries.ts";

export interface Claim {
  readonly way: DeliveryWay;
  /** The claiming server, where there can be several. */
  readonly serverId: string | null;
  readonly apps: readonly { readonly appId: string; readonly limit: number }[];
}

/** Claims due deliveries for a while: if the claiming server dies, others take them over. */
export const claimDeliveries = defineOperation(
  import.meta,
  async (ctx, { way, serverId, apps }: Claim): Promise<Outcome<{ deliveries: DeliveryRow[] }, never>> => {
    const leaseUntilMs = ctx.nowMs + limits.delivery_lease_s * 1000;
    const deliveries: DeliveryRow[] = [];
    for (const { appId, limit } of apps) {
      deliveries.push(...(await claimDueDeliveries(ctx.db, appId, way, ctx.nowMs, leaseUntilMs, limit, serverId)));
    }
    return succeed({ deliveries: deliveries.toSorted((a, b) => a.due_ms - b.due_ms || a.id - b.id) });
  },
);
