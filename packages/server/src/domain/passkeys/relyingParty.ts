import { isIP } from "node:net";
import { type Outcome, refuse, succeed } from "@platform/protocol";

export type PlaceFault = "passkeys_need_name" | "passkeys_need_https";

export interface RelyingParty {
  /** The name that passkeys are bound to. */
  readonly rpId: string;
  /** What browsers have to say where they were. */
  readonly origin: string;
}

/** What passkeys are bound to: the name in the public address of the server. Browsers make none for an IP address, or without TLS. */
export function relyingPartyOf(baseUrl: string): Outcome<{ place: RelyingParty }, PlaceFault> {
  const { protocol, hostname, origin } = new URL(baseUrl);
  if (isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0) return refuse("passkeys_need_name");
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) return refuse("passkeys_need_https");
  return succeed({ place: { rpId: hostname, origin } });
}
