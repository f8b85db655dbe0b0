import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";
import type { ProviderClaims } from "./providerClaims.ts";

const placeOf = (stateHash: string) => ({ purpose: "claims of waiting sign-ins", row: stateHash });

/** Whom a provider named, as it is stored until the browser comes with its cookie. */
export function sealClaims(
  tools: { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> },
  stateHash: string,
  claims: ProviderClaims,
): string {
  return encrypt(tools, placeOf(stateHash), Buffer.from(JSON.stringify(claims)));
}

/** Undefined while the provider has not answered. */
export function openClaims(
  secrets: Secrets,
  { state_hash, sealed_claims }: { readonly state_hash: string; readonly sealed_claims: string },
): ProviderClaims | undefined {
  if (sealed_claims === "") return undefined;
  return JSON.parse(decrypt(secrets, placeOf(state_hash), sealed_claims).toString()) as ProviderClaims;
}
