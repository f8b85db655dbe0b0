import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, selectInstallations } from "../../storage/queries/apps.ts";
import { insertDeliveries } from "../../storage/queries/deliveries.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { DeliveryWay } from "../../storage/tables/deliveries.ts";
import { defineOperation } from "../context.ts";
import { wrapEvent } from "./envelope.ts";
import { subscriptionsIn } from "./subscriptions.ts";

export interface SentEvent {
  readonly appId: string;
  /** The payload, with its type. */
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
}

export type SendEventCode = "app_not_found" | "app_not_installed" | "no_request_url";

/** Queues an event for one app as if it had happened where the app is installed, whatever it subscribes to. */
export const sendEvent = defineOperation(
  import.meta,
  async (
    ctx,
    { appId, event }: SentEvent,
  ): Promise<Outcome<{ eventId: string; teamId: string; way: DeliveryWay }, SendEventCode>> => {
    const app = await selectApp(ctx.db, appId);
    if (!app || app.deleted_ms !== null) return refuse("app_not_found", `there is no app ${appId}`);
    const [installation] = await selectInstallations(ctx.db, appId);
    if (!installation) return refuse("app_not_installed", `${appId} is installed nowhere`);
    const { way } = subscriptionsIn(app.manifest);
    if (way === undefined) return refuse("no_request_url", `${appId} has no request URL and no Socket Mode`);
    const { team_id: teamId, bot_user_id: botId, installer_id: installerId, org_id: orgId } = installation;
    const team = await selectTeam(ctx.db, teamId);
    const hearer = {
      appId,
      teamId,
      userId: botId ?? installerId,
      isBot: botId !== null,
      orgId: team?.org_id ?? null,
      isOrgWide: orgId !== null,
    };
    const place = { audience: "app" as const, channel_id: null, at_ms: ctx.nowMs };
    const { eventId, json } = wrapEvent(ctx, place, { json: JSON.stringify(event) }, { hearer, isExternal: false });
    const times = { created_ms: ctx.nowMs, due_ms: ctx.nowMs };
    const row = { app_id: appId, team_id: teamId, event_id: eventId, type: event.type, way, envelope: json, ...times };
    await insertDeliveries(ctx.db, [row]);
    return succeed({ eventId, teamId, way });
  },
);
