import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectToolConsents, selectToolServers } from "../../storage/queries/agentTools.ts";
import type { ToolServerRow } from "../../storage/tables/toolServers.ts";
import { type DeclaredServer, findServers } from "./findServers.ts";
import { openToolServer } from "./openToolServer.ts";
import { openConversation } from "./protocol/conversation.ts";
import { type ListedTools, listTools } from "./protocol/listTools.ts";
import type { ServerCode } from "./protocol/toolServer.ts";
import { isAllowedAlways } from "./toolConsent.ts";
import type { ToolContext } from "./toolContext.ts";

export interface ShownServer {
  readonly server: DeclaredServer;
  /** `off` until the person turns it on: until then nothing is asked of it. */
  readonly state: "off" | "connected" | "needs_connection" | "failed";
  readonly reason?: { readonly code: ServerCode; readonly text: string };
  readonly tools: readonly (ListedTools["tools"][number] & { readonly isAllowedAlways: boolean })[];
  readonly leftOut: number;
}

/** The servers of an app, and the tools of those that the caller has turned on. */
export async function listServers(
  ctx: ToolContext,
  appId: string,
): Promise<Outcome<{ servers: readonly ShownServer[] }, "app_not_found">> {
  const found = await findServers(ctx, appId);
  if (!found.ok) return found;
  const rows = (await selectToolServers(ctx.db, ctx.caller)).filter((row) => row.app_id === appId);
  const consents = await selectToolConsents(ctx.db, ctx.caller, appId);
  const servers = found.servers.map(async (server): Promise<ShownServer> => {
    const row = rows.find(({ server_key: key }) => key === server.key);
    if (!row) return { server, state: "off", tools: [], leftOut: 0 };
    const listed = await askTools(ctx, server, row);
    if (!listed.ok) return { server, ...failedOf(listed), tools: [], leftOut: 0 };
    const tools = listed.tools.map((tool) => ({ ...tool, isAllowedAlways: isAllowedAlways(consents, server, tool) }));
    return { server, state: "connected", tools, leftOut: listed.leftOut };
  });
  return succeed({ servers: await Promise.all(servers) });
}

async function askTools(
  ctx: ToolContext,
  server: DeclaredServer,
  row: ToolServerRow,
): Promise<Outcome<ListedTools, ServerCode>> {
  const opened = await openToolServer(ctx, server, row);
  if (!opened.ok) return opened;
  const begun = await openConversation(ctx.outgoing, opened.server, limits.mcp_list_s * 1000);
  if (!begun.ok) return begun;
  const listed = await listTools(begun.conversation);
  await begun.conversation.end();
  return listed;
}

function failedOf(
  refusal: Extract<Outcome<ListedTools, ServerCode>, { ok: false }>,
): Pick<ShownServer, "state" | "reason"> {
  if (refusal.error === "connection_required") return { state: "needs_connection" };
  const [text = ""] = refusal.response_metadata?.messages ?? [];
  return { state: "failed", reason: { code: refusal.error, text: text.replace(/^\[ERROR\] /, "") } };
}
