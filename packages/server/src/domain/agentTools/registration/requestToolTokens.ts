import type { Outcome } from "@platform/protocol";
import type { Outgoing } from "../../../ports/outgoing/outgoing.ts";
import { type TokenAnswer, requestTokens } from "../../externalAuth/requestTokens.ts";
import type { Registration } from "./sealedParts.ts";

/** Asks the authorization server of a server with tools. */
export function requestToolTokens(
  outgoing: Outgoing,
  { clientId, clientSecret, tokenUrl, usesBasicAuth }: Registration,
  grant: Readonly<Record<string, string>>,
): Promise<Outcome<{ issued: TokenAnswer }, "access_token_exchange_failed">> {
  return requestTokens(outgoing, { clientId, tokenUrl, usesBasicAuth }, clientSecret, grant);
}
