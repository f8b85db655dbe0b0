import { printTs } from "@platform/protocol";
import { endAppRequests, insertAppRequest } from "../../storage/queries/appRequests.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { AppRow } from "../access/accessApp.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { describeAppRequest } from "./describeAppRequest.ts";

export interface AppRequestWish {
  readonly app: AppRow;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  readonly message: string;
}

/** Stores the caller's request to approve an app, and returns its id. It replaces an earlier request of theirs. */
export async function openAppRequest(ctx: WriteContext, wish: AppRequestWish): Promise<string> {
  const { app, botScopes, userScopes, message } = wish;
  const { teamId, userId } = ctx.caller;
  const ended = { status: "withdrawn", resolved_ms: ctx.nowMs } as const;
  await endAppRequests(ctx.db, { teamId, appId: app.id, userId }, ended);
  const row = {
    id: ctx.ids.next("appRequest"),
    team_id: teamId,
    app_id: app.id,
    user_id: userId,
    bot_scopes: botScopes.join(","),
    user_scopes: userScopes.join(","),
    message,
    created_ms: ctx.nowMs,
    status: "pending",
    resolved_ms: null,
  } as const;
  await insertAppRequest(ctx.db, row);
  const { team } = await accessOwnTeam(ctx);
  const user = await selectUser(ctx.db, teamId, userId);
  const app_request = await describeAppRequest(ctx, { ...row, app }, { team, user });
  const payload = { app_request, event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type: "app_requested", teamId, audience: "team", payload });
  return row.id;
}
