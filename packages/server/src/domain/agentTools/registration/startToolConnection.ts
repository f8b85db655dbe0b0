import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectToolServer } from "../../../storage/queries/agentTools.ts";
import { challengeOf } from "../../externalAuth/connectionState.ts";
import { findServer } from "../findServers.ts";
import { type ToolContext, toolServerKey } from "../toolContext.ts";
import { sealToolConnection, toolCallbackUrl, toolVerifierOf } from "./connectionSeal.ts";
import { findRegistration } from "./findRegistration.ts";
import type { RegistrationCode } from "./registrationFault.ts";

export interface ConnectionContext extends ToolContext {
  readonly baseUrl: string;
  nonce(): string;
}

/** The page on which the caller lets the platform use their account at a server that they have turned on. */
export async function startToolConnection(
  ctx: ConnectionContext,
  named: { readonly appId: string; readonly serverKey: string },
): Promise<Outcome<{ authorizationUrl: string }, "server_not_found" | RegistrationCode>> {
  const found = await findServer(ctx, named);
  if (!found.ok) return refuse("server_not_found");
  const { server } = found;
  const { url, auth_type: kind } = server.definition;
  const key = toolServerKey(ctx.caller, server);
  const isConnectable = kind === "dynamic_client_registration" && (await selectToolServer(ctx.db, key)) !== undefined;
  if (!isConnectable) return refuse("server_not_found");
  const redirectUri = toolCallbackUrl(ctx.baseUrl);
  const registered = await findRegistration(ctx, server, redirectUri);
  if (!registered.ok) return registered;
  const { clientId, authorizationUrl, scopes } = registered.registration;
  const state = sealToolConnection(ctx, { ...key, url }, ctx.nonce());
  const page = new URL(authorizationUrl);
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    state,
    resource: url,
    code_challenge: challengeOf(toolVerifierOf(ctx.secrets, state)),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value);
  return succeed({ authorizationUrl: page.href });
}
