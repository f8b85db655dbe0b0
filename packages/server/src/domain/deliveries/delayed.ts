import { limits } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectDelivery } from "../../storage/queries/deliveries.ts";
import type { WriteContext } from "../context.ts";
import { subscriptionsIn } from "./subscriptions.ts";

/** Whether an app asks for events also when they are long over. */
export async function takesDelayed(ctx: WriteContext, appId: string): Promise<boolean> {
  const app = await selectApp(ctx.db, appId);
  return app !== undefined && subscriptionsIn(app.manifest).takesDelayed;
}

/** How long after a failure the next try follows, in seconds; nothing when that was the last one. */
export async function waitAfter(
  ctx: WriteContext,
  { id, appId, attempt }: { readonly id: number; readonly appId: string; readonly attempt: number },
): Promise<number | undefined> {
  const soonS = limits.delivery_retries_s[attempt];
  if (soonS !== undefined || !(await takesDelayed(ctx, appId))) return soonS;
  const delivery = await selectDelivery(ctx.db, id);
  const laterS = limits.delivery_delayed_every_s;
  const ageS = (ctx.nowMs - (delivery?.created_ms ?? 0)) / 1000;
  return ageS + laterS <= limits.delivery_delayed_s ? laterS : undefined;
}
