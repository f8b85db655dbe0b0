import { type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertAppConnection } from "../../storage/queries/appConnections.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { accessUser } from "../access/accessUser.ts";
import { defineOperation } from "../context.ts";
import { manifestOf } from "./manifestOf.ts";

export interface UserConnection {
  readonly userId: string;
  readonly status: "connected" | "disconnected";
}

export type ConnectionCode = "app_not_found" | "app_not_subscribed" | "user_not_found";

/** Records whether a person is connected to the caller's app. What the app reported last counts. */
export const updateUserConnection = defineOperation(
  import.meta,
  async (ctx, { userId, status }: UserConnection): Promise<Outcome<object, ConnectionCode>> => {
    const { db, caller, nowMs } = ctx;
    const app = caller.appId === undefined ? undefined : await selectApp(db, caller.appId);
    if (!app) return refuse("app_not_found");
    const { bot_events = [], user_events = [] } = manifestOf(app).settings?.event_subscriptions ?? {};
    if (![...bot_events, ...user_events].includes("user_connection")) return refuse("app_not_subscribed");
    const user = await accessUser(ctx, userId);
    if (!user.ok) return refuse("user_not_found");
    const names = { app_id: app.id, team_id: caller.teamId, user_id: user.user.id };
    await upsertAppConnection(db, { ...names, status, updated_ms: nowMs });
    return succeed({});
  },
);
