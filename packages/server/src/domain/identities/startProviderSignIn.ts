import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import type { Context } from "../context.ts";
import type { IssuerCode } from "../signInProviders/oidc/askIssuer.ts";
import { authorizeUrl } from "../signInProviders/oidc/authorizeUrl.ts";
import { requestUrl } from "../signInProviders/saml/requestUrl.ts";
import { beginProviderSignIn, type ProviderVisit } from "./beginProviderSignIn.ts";

export interface ProviderTools extends Context {
  readonly baseUrl: string;
  readonly outgoing: Outgoing;
}

/** Sends a browser to a provider: the address of the page on which the person signs in there. */
export async function startProviderSignIn(
  ctx: ProviderTools,
  input: ProviderVisit & { readonly providerId: string; readonly browser: string },
): Promise<Outcome<{ url: string }, IssuerCode | "provider_not_found">> {
  const provider = isIdShaped(input.providerId) ? await selectSignInProvider(ctx.db, input.providerId) : undefined;
  if (!provider || provider.is_enabled === 0) return refuse("provider_not_found");
  const begun = await ctx.write(beginProviderSignIn, input);
  if (!begun.ok) return begun;
  if (provider.kind === "saml") return succeed({ url: requestUrl(ctx, provider, begun.state) });
  return authorizeUrl(ctx, provider, begun.state);
}
