import { limits } from "@platform/protocol";
import { addQueued, markLimited, sumQueued } from "../../storage/queries/deliveryMinutes.ts";
import type { WriteContext } from "../context.ts";
import { minuteOf, windowStart } from "./eventWindow.ts";
import type { NewDelivery } from "./planDeliveries.ts";

/**
 * As many events as an app may still receive in each workspace. The others are dropped, and the app is notified once a
 * minute: a workspace with too many messages for an app must not make it, or the server, fall behind for hours.
 */
export async function admitEvents(ctx: WriteContext, deliveries: readonly NewDelivery[]): Promise<NewDelivery[]> {
  const admitted: NewDelivery[] = [];
  for (const together of byAppAndTeam(deliveries)) admitted.push(...(await admit(ctx, together)));
  return admitted;
}

async function admit(ctx: WriteContext, together: readonly NewDelivery[]): Promise<readonly NewDelivery[]> {
  const [first] = together;
  if (!first) return [];
  const { appId, teamId } = first;
  const now = { appId, teamId, minute: minuteOf(ctx.nowMs) };
  const before = await sumQueued(ctx.db, { ...now, minute: windowStart(ctx.nowMs) });
  const room = Math.max(0, limits.events_window_max - before);
  const admitted = together.slice(0, room);
  if (admitted.length > 0) await addQueued(ctx.db, now, admitted.length);
  if (admitted.length === together.length || !(await markLimited(ctx.db, now))) return admitted;
  return [...admitted, limitNotice(first, now.minute)];
}

/** In place of an event, so it has none inside. */
function limitNotice({ appId, teamId, way }: NewDelivery, minute: number): NewDelivery {
  const type = "app_rate_limited";
  const body = { type, team_id: teamId, minute_rate_limited: minute * 60, api_app_id: appId };
  return { appId, teamId, eventId: "", outboxId: undefined, cause: null, type, way, envelope: JSON.stringify(body) };
}

function byAppAndTeam(deliveries: readonly NewDelivery[]): Iterable<readonly NewDelivery[]> {
  return Map.groupBy(deliveries, ({ appId, teamId }) => `${appId} ${teamId}`).values();
}
