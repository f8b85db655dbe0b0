import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { describeAppRequest } from "./describeAppRequest.ts";
import { endAppRequests, insertAppRequest } from "../../storage/queries/appRequests.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { installPermissionOf } from "../oauth/installPermissionOf.ts";
import { type AskedInstall, type InstallFault, readInstallRequest } from "../oauth/readInstallRequest.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";

/** A person whom only an administrator can help asks for the approval of an app. A second request replaces the first. */
export const requestApp = defineOperation(
  import.meta,
  async (
    ctx,
    asked: AskedInstall & { readonly message: string },
  ): Promise<Outcome<{ requestId: string }, InstallFault | "restricted_action">> => {
    const read = await readInstallRequest(ctx, asked);
    if (!read.ok) return refuse(read.error);
    const { app, botScopes, userScopes } = read.install;
    if ((await installPermissionOf(ctx, read.install)) !== "needs_admin") return refuse("restricted_action");
    const { teamId, userId } = ctx.caller;
    const ended = { status: "cancelled", resolved_ms: ctx.nowMs } as const;
    await endAppRequests(ctx.db, { teamId, appId: app.id, userId }, ended);
    const row = {
      id: ctx.ids.next("appRequest"),
      team_id: teamId,
      app_id: app.id,
      user_id: userId,
      bot_scopes: botScopes.join(","),
      user_scopes: userScopes.join(","),
      message: asked.message,
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
    return succeed({ requestId: row.id });
  },
);
