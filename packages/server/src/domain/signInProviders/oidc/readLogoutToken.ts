import { isLongerThan, limits, type Outcome, refuse } from "@platform/protocol";
import { JsonFault, parseJson } from "../../../ports/json.ts";
import { systemClock } from "../../../ports/ports.ts";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { askIssuer, type IssuerCode } from "./askIssuer.ts";
import { isPlace } from "./isPlace.ts";
import { type LogoutTokenCode, type ProviderLogoutClaims, readLogoutClaims } from "./logoutClaims.ts";
import { type IssuerTools, openIssuer } from "./openIssuer.ts";
import { isFields, isSigned } from "./verifySignature.ts";

export type ReadLogoutCode = IssuerCode | LogoutTokenCode;

/**
 * What a provider says with a logout token. The claims are checked first, so that made-up tokens seldom cause a request to the
 * provider. Providers live in real time, also where a developer has moved the clock of this server.
 */
export function readLogoutToken(
  tools: IssuerTools,
  provider: SignInProviderRow,
  token: string,
): Promise<Outcome<{ claims: ProviderLogoutClaims }, ReadLogoutCode>> {
  return askIssuer(async () => {
    const parts = splitToken(token);
    if (!parts) return refuse("token_invalid", "it is no signed token");
    const { header, payload } = parts;
    const expected = { clientId: provider.client_id, nowMs: systemClock.nowMs() };
    const named = typeof payload["iss"] === "string" ? payload["iss"] : "";
    const early = readLogoutClaims(header, payload, { ...expected, issuer: named });
    if (!early.ok) return early;
    const config = await openIssuer(tools, provider);
    const { issuer, jwks_uri: place = "" } = config.serverMetadata();
    const read = readLogoutClaims(header, payload, { ...expected, issuer });
    if (!read.ok) return read;
    if (!URL.canParse(place) || !isPlace(new URL(place), provider.issuer)) {
      return refuse("provider_failed", "it names no address of its keys");
    }
    const keys = await readKeys(tools, place);
    if (!keys) return refuse("provider_failed", "its keys cannot be read");
    return isSigned(parts, keys) ? read : refuse("token_invalid", "the signature is not the provider's");
  });
}

function splitToken(token: string) {
  if (isLongerThan(token, limits.logout_token_chars_max)) return undefined;
  const [head = "", body = "", signature = "", ...others] = token.split(".");
  const [header, payload] = [head, body].map((part) => parseJson(Buffer.from(part, "base64url").toString()));
  const isSplit = others.length === 0 && signature !== "" && isFields(header) && isFields(payload);
  if (!isSplit || header instanceof JsonFault || payload instanceof JsonFault) return undefined;
  return { header, payload, signed: `${head}.${body}`, signature };
}

async function readKeys({ outgoing }: IssuerTools, place: string): Promise<readonly unknown[] | undefined> {
  const answer = await outgoing.ask(place, {
    method: "GET",
    headers: { accept: "application/json" },
    body: "",
    timeoutMs: limits.provider_request_s * 1000,
  });
  const set = answer.status === 200 ? parseJson(Buffer.from(answer.body).toString()) : undefined;
  return isFields(set) && Array.isArray(set["keys"]) ? set["keys"] : undefined;
}
