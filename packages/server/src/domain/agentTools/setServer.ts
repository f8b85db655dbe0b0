import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import {
  deleteToolConsents,
  deleteToolServer,
  insertToolServer,
  selectToolServers,
} from "../../storage/queries/agentTools.ts";
import type { ToolServerRow } from "../../storage/tables/toolServers.ts";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type DeclaredServer, findServer, type FindServerCode } from "./findServers.ts";
import { toolServerKey } from "./toolContext.ts";

interface SetServer {
  readonly appId: string;
  readonly serverKey: string;
  readonly isActive: boolean;
}

export type SetServerCode = FindServerCode | "too_many_servers";

/** Turns a server on or off for the caller. Turned off, it is forgotten with its tokens and with what was allowed there. */
export const setServer = defineOperation(
  import.meta,
  async (ctx, { isActive, ...named }: SetServer): Promise<Outcome<object, SetServerCode>> => {
    const found = await findServer(ctx, named);
    if (!found.ok) return found;
    const { server } = found;
    const key = toolServerKey(ctx.caller, server);
    await lockAccount(ctx.db, ctx.caller.userId);
    const rows = await selectToolServers(ctx.db, ctx.caller);
    const wasActive = rows.some((row) => row.app_id === key.appId && row.server_key === key.serverKey);
    if (wasActive === isActive) return succeed({});
    if (isActive) {
      if (rows.length - (await forgetGone(ctx, rows)) >= limits.active_mcp_servers_max)
        return refuse("too_many_servers");
      await insertToolServer(ctx.db, key, ctx.nowMs);
    } else {
      await deleteToolServer(ctx.db, key);
      await deleteToolConsents(ctx.db, key);
    }
    await noteChange(ctx, server, isActive);
    return succeed({});
  },
);

/** Of manifests that changed, and of apps that were removed: nobody could turn these off. Returns how many there were. */
async function forgetGone(ctx: WriteContext, rows: readonly ToolServerRow[]): Promise<number> {
  if (rows.length < limits.active_mcp_servers_max) return 0;
  let gone = 0;
  for (const { app_id: appId, server_key: serverKey } of rows) {
    if ((await findServer(ctx, { appId, serverKey })).ok) continue;
    const { teamId, userId } = ctx.caller;
    await deleteToolServer(ctx.db, { teamId, userId, appId, serverKey });
    gone++;
  }
  return gone;
}

function noteChange(ctx: WriteContext, { app, key }: DeclaredServer, isActive: boolean): Promise<void> {
  const entity = { type: "app", id: app.id, state: { name: app.name } };
  const details = { server: key, active: isActive };
  return noteAction(ctx, { action: "slack_ai_mcp_connector_changed", entity, details });
}
