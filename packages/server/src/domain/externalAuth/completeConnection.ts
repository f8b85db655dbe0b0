import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectExternalSecrets } from "../../storage/queries/externalAuth.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { Context } from "../context.ts";
import { callbackUrl, openConnection, verifierOf } from "./connectionState.ts";
import { identifyAccount } from "./identifyAccount.ts";
import { findProvider } from "./provider.ts";
import { requestTokens } from "./requestTokens.ts";
import { openClientSecret } from "./sealedTokens.ts";
import { storeExternalToken } from "./storeExternalToken.ts";

export interface CompletedConnection {
  readonly appName: string;
  readonly providerName: string;
  readonly externalUserId: string;
}

export type ConnectionCode = "invalid_state" | "providers_not_found" | "access_token_exchange_failed";

/** Exchanges the code that the browser brought back for tokens, asks whose they are, and stores them. */
export async function completeConnection(
  ctx: Context & { readonly outgoing: Outgoing; readonly baseUrl: string },
  { code, state }: { readonly code: string; readonly state: string },
): Promise<Outcome<CompletedConnection, ConnectionCode>> {
  const connection = openConnection(ctx, state);
  if (!connection) return refuse("invalid_state");
  const { appId, providerKey } = connection;
  const app = await selectApp(ctx.db, appId);
  const sealed = (await selectExternalSecrets(ctx.db, appId)).get(providerKey);
  if (!app || sealed === undefined) return refuse("providers_not_found");
  const found = findProvider(manifestOf(app), providerKey);
  if (!found.ok) return found;
  const { provider } = found;
  const exchanged = await requestTokens(ctx.outgoing, provider, openClientSecret(ctx.secrets, connection, sealed), {
    grant_type: "authorization_code",
    code,
    redirect_uri: callbackUrl(ctx.baseUrl),
    ...(provider.usesPkce && { code_verifier: verifierOf(ctx.secrets, state) }),
  });
  if (!exchanged.ok) return exchanged;
  const { issued } = exchanged;
  const identified = await identifyAccount(ctx.outgoing, provider, issued.accessToken);
  if (!identified.ok) return identified;
  const { externalUserId } = identified;
  await ctx.write(storeExternalToken, { ...connection, externalUserId, issued });
  return succeed({ appName: app.name, providerName: provider.name, externalUserId });
}
