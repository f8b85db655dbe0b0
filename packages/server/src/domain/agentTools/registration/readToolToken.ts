import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectToolRegistration, selectToolServer } from "../../../storage/queries/agentTools.ts";
import type { ToolServerRow } from "../../../storage/tables/toolServers.ts";
import type { DeclaredServer } from "../findServers.ts";
import { type ToolContext, toolServerKey } from "../toolContext.ts";
import { requestToolTokens } from "./requestToolTokens.ts";
import { openRegistration, openToolTokens } from "./sealedParts.ts";
import { storeToolTokens } from "./storeToolTokens.ts";

type Token = Outcome<{ accessToken: string }, "connection_required">;

/** The access token that a server issued for the caller, refreshed when its end has come. It is sent to no other address. */
export async function readToolToken(ctx: ToolContext, server: DeclaredServer, row: ToolServerRow): Promise<Token> {
  const { sealed, connected_url: url, refresh_ms: refreshMs } = row;
  if (sealed === null || url !== server.definition.url) return refuse("connection_required");
  const { accessToken, refreshToken } = openToolTokens(ctx.secrets, toolServerKey(ctx.caller, server), sealed);
  if (refreshMs === null || refreshMs > ctx.nowMs) return succeed({ accessToken });
  return refreshToken === undefined ? refuse("connection_required") : refresh(ctx, server, row, refreshToken);
}

async function refresh(
  ctx: ToolContext,
  server: DeclaredServer,
  { generation }: ToolServerRow,
  refreshToken: string,
): Promise<Token> {
  const key = toolServerKey(ctx.caller, server);
  const { url } = server.definition;
  const stored = await selectToolRegistration(ctx.db, key.appId, key.serverKey);
  if (stored?.url !== url) return refuse("connection_required");
  const registration = openRegistration(ctx.secrets, key.appId, key.serverKey, stored.sealed);
  const grant = { grant_type: "refresh_token", refresh_token: refreshToken, resource: url };
  const exchanged = await requestToolTokens(ctx.outgoing, registration, grant);
  if (!exchanged.ok) {
    // A server that rotates refresh tokens refuses the second of two calls at once; the first has stored its tokens.
    const now = await selectToolServer(ctx.db, key);
    if (!now || now.sealed === null || now.generation === generation) return refuse("connection_required");
    return succeed({ accessToken: openToolTokens(ctx.secrets, key, now.sealed).accessToken });
  }
  const issued = { ...exchanged.issued, refreshToken: exchanged.issued.refreshToken ?? refreshToken };
  await ctx.write(storeToolTokens, { key, url, generation, issued });
  return succeed({ accessToken: issued.accessToken });
}
