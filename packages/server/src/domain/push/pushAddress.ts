import type { Ids, Secrets } from "../../ports/ports.ts";
import type { PushReceiver } from "../../ports/webPush/sealPush.ts";
import { decrypt, encrypt } from "../encrypted.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Where a browser can be reached, and the keys of its own. */
export interface PushAddress {
  readonly endpoint: string;
  /** Both as base64url, as browsers give them. */
  readonly p256dh: string;
  readonly auth: string;
}

const placeOf = (id: string) => ({ purpose: "addresses of browsers", row: id });

export function subscriptionId(endpoint: string): string {
  return hashToken(endpoint);
}

export function sealAddress(tools: { readonly secrets: Secrets; readonly ids: Ids }, address: PushAddress): string {
  return encrypt(tools, placeOf(subscriptionId(address.endpoint)), Buffer.from(JSON.stringify(address)));
}

export function openAddress(secrets: Secrets, id: string, sealed: string): PushAddress {
  return JSON.parse(decrypt(secrets, placeOf(id), sealed).toString()) as PushAddress;
}

export function receiverOf({ p256dh, auth }: Pick<PushAddress, "p256dh" | "auth">): PushReceiver {
  return { p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
}
