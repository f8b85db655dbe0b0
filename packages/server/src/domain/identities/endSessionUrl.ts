import { buildEndSessionUrl } from "openid-client";
import { refuse, succeed } from "@platform/protocol";
import { selectProviderSession } from "../../storage/queries/sessions.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { askIssuer } from "../signInProviders/oidc/askIssuer.ts";
import { isPlace } from "../signInProviders/oidc/isPlace.ts";
import { openIssuer } from "../signInProviders/oidc/openIssuer.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { openIdToken } from "./idToken.ts";
import type { ProviderTools } from "./startProviderSignIn.ts";

export interface ProviderLogout {
  readonly name: string;
  readonly url: string;
}

/** Where a person who signs out here signs out of the provider, too. Undefined when the provider has no such page. */
export async function endSessionUrl(ctx: ProviderTools, session: string): Promise<ProviderLogout | undefined> {
  const found = await selectProviderSession(ctx.db, hashToken(session));
  const provider = found && (await selectSignInProvider(ctx.db, found.provider_id));
  if (!found || provider?.kind !== "oidc") return undefined;
  const asked = await askIssuer(async () => {
    const config = await openIssuer(ctx, provider);
    if (config.serverMetadata().end_session_endpoint === undefined) return refuse("provider_failed");
    const hint = found.sealed_id_token === "" ? "" : openIdToken(ctx.secrets, found.user_id, found.sealed_id_token);
    const url = buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${ctx.baseUrl}/sign-in`,
      ...(hint !== "" && { id_token_hint: hint }),
    });
    return isPlace(url, provider.issuer) ? succeed({ url: url.href }) : refuse("provider_failed");
  });
  return asked.ok ? { name: provider.name, url: asked.url } : undefined;
}
