import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectToolRegistration, selectToolServer } from "../../../storage/queries/agentTools.ts";
import { findServer } from "../findServers.ts";
import { toolServerKey } from "../toolContext.ts";
import { openToolConnection, toolCallbackUrl, toolVerifierOf } from "./connectionSeal.ts";
import { requestToolTokens } from "./requestToolTokens.ts";
import { openRegistration } from "./sealedParts.ts";
import type { ConnectionContext } from "./startToolConnection.ts";
import { storeToolTokens } from "./storeToolTokens.ts";

export interface AuthorizationAnswer {
  readonly code: string;
  readonly state: string;
  /** Who answers, where the authorization server says so (RFC 9207). */
  readonly issuer: string | undefined;
}

export type ToolConnectionCode = "invalid_state" | "server_not_found" | "access_token_exchange_failed";

/**
 * Exchanges the code that the browser of the caller brought back for tokens, and stores them. The state is for the person
 * who was sent away: with that of another one, a person could be made to use a stranger's account.
 */
export async function completeToolConnection(
  ctx: ConnectionContext,
  { code, state, issuer }: AuthorizationAnswer,
): Promise<Outcome<{ appName: string; host: string }, ToolConnectionCode>> {
  const connection = openToolConnection(ctx, state);
  const { teamId, userId } = ctx.caller;
  if (connection?.teamId !== teamId || connection.userId !== userId) return refuse("invalid_state");
  const found = await findServer(ctx, connection);
  if (!found.ok) return refuse("server_not_found");
  const { app, key: serverKey, definition } = found.server;
  const key = toolServerKey(ctx.caller, found.server);
  const row = await selectToolServer(ctx.db, key);
  const stored = await selectToolRegistration(ctx.db, app.id, serverKey);
  const { url } = connection;
  if (!row || stored?.url !== url || definition.url !== url) return refuse("server_not_found");
  const registration = openRegistration(ctx.secrets, app.id, serverKey, stored.sealed);
  if (issuer !== undefined && issuer !== registration.issuer) return refuse("invalid_state");
  const exchanged = await requestToolTokens(ctx.outgoing, registration, {
    grant_type: "authorization_code",
    code,
    redirect_uri: toolCallbackUrl(ctx.baseUrl),
    code_verifier: toolVerifierOf(ctx.secrets, state),
    resource: url,
  });
  if (!exchanged.ok) return exchanged;
  await ctx.write(storeToolTokens, { key, url, generation: row.generation, issued: exchanged.issued });
  return succeed({ appName: app.name, host: new URL(url).host });
}
