import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectToolServer } from "../../storage/queries/agentTools.ts";
import { type DeclaredServer, findServer, type FindServerCode } from "./findServers.ts";
import { openToolServer } from "./openToolServer.ts";
import { type Conversation, openConversation } from "./protocol/conversation.ts";
import type { ServerCode } from "./protocol/toolServer.ts";
import { type ToolContext, toolServerKey } from "./toolContext.ts";

export type ActiveCode = FindServerCode | "server_not_active" | ServerCode;

export interface ActiveServer {
  readonly server: DeclaredServer;
  readonly conversation: Conversation;
}

/** Begins to talk with a server that the caller has turned on. */
export async function openActiveServer(
  ctx: ToolContext,
  named: { readonly appId: string; readonly serverKey: string },
): Promise<Outcome<ActiveServer, ActiveCode>> {
  const found = await findServer(ctx, named);
  if (!found.ok) return found;
  const { server } = found;
  const row = await selectToolServer(ctx.db, toolServerKey(ctx.caller, server));
  if (!row) return refuse("server_not_active");
  const opened = await openToolServer(ctx, server, row);
  if (!opened.ok) return opened;
  const begun = await openConversation(ctx.outgoing, opened.server, limits.mcp_list_s * 1000);
  return begun.ok ? succeed({ server, conversation: begun.conversation }) : begun;
}
