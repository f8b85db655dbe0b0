import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";

const placeOf = (providerId: string) => ({ purpose: "client secrets at sign-in providers", row: providerId });

/** The client secret of a provider, as it is stored. */
export function sealClientSecret(
  tools: { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> },
  providerId: string,
  secret: string,
): string {
  return encrypt(tools, placeOf(providerId), Buffer.from(secret));
}

export function openClientSecret(secrets: Secrets, providerId: string, sealed: string): string {
  return decrypt(secrets, placeOf(providerId), sealed).toString();
}
