import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteToolConsents, selectToolServer, upsertToolConsent } from "../../storage/queries/agentTools.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { findServer, type FindServerCode } from "./findServers.ts";
import { toolServerKey } from "./toolContext.ts";

interface StoredConsent {
  readonly appId: string;
  readonly serverKey: string;
  readonly tool: string;
  /** The tool as the person has it before them; undefined to ask again before each call. */
  readonly allowed: { readonly url: string; readonly hash: string } | undefined;
}

/** Stores that the caller allowed a tool for ever, or no longer does. The server may have been turned off since. */
export const storeConsent = defineOperation(
  import.meta,
  async (
    ctx,
    { tool, allowed, ...named }: StoredConsent,
  ): Promise<Outcome<object, FindServerCode | "server_not_active">> => {
    const found = await findServer(ctx, named);
    if (!found.ok) return found;
    const key = toolServerKey(ctx.caller, found.server);
    if (allowed) {
      if (!(await selectToolServer(ctx.db, key))) return refuse("server_not_active");
      const { teamId: team_id, userId: user_id, appId: app_id, serverKey: server_key } = key;
      const { url, hash: tool_hash } = allowed;
      const given_ms = ctx.nowMs;
      await upsertToolConsent(ctx.db, { team_id, user_id, app_id, server_key, tool, url, tool_hash, given_ms });
    } else if (!(await deleteToolConsents(ctx.db, key, tool))) return succeed({});
    const { id, name } = found.server.app;
    await noteAction(ctx, {
      action: "slack_ai_mcp_tool_permission_changed",
      entity: { type: "app", id, state: { name } },
      details: { server: key.serverKey, tool, permission: allowed ? "always" : "ask" },
    });
    return succeed({});
  },
);
