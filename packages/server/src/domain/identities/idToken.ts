import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";

const placeOf = (userId: string) => ({ purpose: "id tokens of sessions", row: userId });

/** The id token of a session, as it is stored: it names the person, and ends their session at the provider. */
export function sealIdToken(
  tools: { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> },
  userId: string,
  idToken: string,
): string {
  return encrypt(tools, placeOf(userId), Buffer.from(idToken));
}

export function openIdToken(secrets: Secrets, userId: string, sealed: string): string {
  return decrypt(secrets, placeOf(userId), sealed).toString();
}
