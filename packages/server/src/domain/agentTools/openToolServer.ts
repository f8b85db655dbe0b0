import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExternalTokens } from "../../storage/queries/externalAuth.ts";
import type { ToolServerRow } from "../../storage/tables/toolServers.ts";
import { credentialsOf } from "../apps/credentials.ts";
import { readAccessToken } from "../externalAuth/readExternalToken.ts";
import type { DeclaredServer } from "./findServers.ts";
import { readToolToken } from "./registration/readToolToken.ts";
import type { ToolServer } from "./protocol/toolServer.ts";
import type { ToolContext } from "./toolContext.ts";

type Token = Outcome<{ accessToken: string }, "connection_required">;

/** A server as the caller asks it: with the token of their account where it takes one, and their name where it wants that. */
export async function openToolServer(
  ctx: ToolContext,
  server: DeclaredServer,
  row: ToolServerRow,
): Promise<Outcome<{ server: ToolServer }, "connection_required">> {
  const { app, definition } = server;
  const { url, headers = {}, auth_type: kind } = definition;
  const opened = {
    url,
    headers,
    signingSecret: credentialsOf(ctx.secrets, app).signingSecret,
    identity: undefined,
  };
  if (kind === "no_auth") return succeed({ server: opened });
  const { userId: user_id, teamId: team_id } = ctx.caller;
  if (kind === "slack_identity_auth") return succeed({ server: { ...opened, identity: { user_id, team_id } } });
  const token = kind === "manual_auth" ? await ownToken(ctx, server) : await readToolToken(ctx, server, row);
  if (!token.ok) return token;
  return succeed({ server: { ...opened, headers: { ...headers, authorization: `Bearer ${token.accessToken}` } } });
}

/** Of the account at the provider of the manifest that the caller connected last. */
async function ownToken(ctx: ToolContext, { app, definition }: DeclaredServer): Promise<Token> {
  const { teamId, userId } = ctx.caller;
  const providerKey = definition.auth_provider_key ?? "";
  const [token] = await selectExternalTokens(ctx.db, { appId: app.id, teamId, userId, providerKey });
  const read = token && (await readAccessToken(ctx, token, false));
  return read?.ok ? succeed({ accessToken: read.accessToken }) : refuse("connection_required");
}
