import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExternalSecrets } from "../../storage/queries/externalAuth.ts";
import type { AppRow } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { callbackUrl, challengeOf, sealConnection, verifierOf } from "./connectionState.ts";
import { findProvider } from "./provider.ts";

export interface ConnectionTools {
  readonly baseUrl: string;
  nonce(): string;
}

/** The page of the provider on which the caller lets the app use an account. */
export async function startConnection(
  ctx: ReadContext,
  { baseUrl, nonce }: ConnectionTools,
  app: AppRow,
  providerKey: string,
): Promise<Outcome<{ authorizationUrl: string }, "providers_not_found" | "client_secret_not_found">> {
  const found = findProvider(manifestOf(app), providerKey);
  if (!found.ok) return found;
  const { provider } = found;
  if (!(await selectExternalSecrets(ctx.db, app.id)).has(providerKey)) return refuse("client_secret_not_found");
  const { teamId, userId } = ctx.caller;
  const state = sealConnection(ctx, { appId: app.id, teamId, userId, providerKey }, nonce());
  const url = new URL(provider.authorizationUrl);
  const query = {
    ...provider.authorizationExtras,
    client_id: provider.clientId,
    redirect_uri: callbackUrl(baseUrl),
    response_type: "code",
    scope: provider.scopes.join(" "),
    state,
    ...(provider.usesPkce && {
      code_challenge: challengeOf(verifierOf(ctx.secrets, state)),
      code_challenge_method: "S256",
    }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return succeed({ authorizationUrl: url.href });
}
