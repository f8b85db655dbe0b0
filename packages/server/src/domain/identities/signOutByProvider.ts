import { isIdShaped, type Outcome, refuse } from "@platform/protocol";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { type ReadLogoutCode, readLogoutToken } from "../signInProviders/oidc/readLogoutToken.ts";
import { endProviderSessions } from "./endProviderSessions.ts";
import type { ProviderTools } from "./startProviderSignIn.ts";

export type SignOutCode = ReadLogoutCode | "provider_not_found" | "token_used";

/** A provider says, without a browser, that a person has signed out there. */
export async function signOutByProvider(
  ctx: ProviderTools,
  { providerId, token }: { readonly providerId: string; readonly token: string },
): Promise<Outcome<{ userIds: readonly string[] }, SignOutCode>> {
  const provider = isIdShaped(providerId) ? await selectSignInProvider(ctx.db, providerId) : undefined;
  if (!provider || provider.is_enabled === 0 || provider.kind !== "oidc") return refuse("provider_not_found");
  const read = await readLogoutToken(ctx, provider, token);
  if (!read.ok) return read;
  return ctx.write(endProviderSessions, { providerId, ...read.claims });
}
