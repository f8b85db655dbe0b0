import { limits } from "@platform/protocol";
import { updateApp } from "../../storage/queries/apps.ts";
import { addFailed, sumOutcomes } from "../../storage/queries/deliveryMinutes.ts";
import type { WriteContext } from "../context.ts";
import { minuteOf, windowStart } from "./eventWindow.ts";

/**
 * Counts an event that an app failed at, and sends it no more of them when it fails at nearly all: an app that is gone
 * would otherwise be tried for every event for ever. Saving its manifest turns them on again.
 */
export async function judgeFailure(
  ctx: WriteContext,
  { appId, teamId }: { readonly appId: string; readonly teamId: string },
): Promise<void> {
  await addFailed(ctx.db, { appId, teamId, minute: minuteOf(ctx.nowMs) });
  const { queued, failed } = await sumOutcomes(ctx.db, appId, windowStart(ctx.nowMs));
  if (queued < limits.events_judged_min || failed * 100 <= queued * limits.events_failing_percent) return;
  await updateApp(ctx.db, appId, { events_off_ms: ctx.nowMs });
}
