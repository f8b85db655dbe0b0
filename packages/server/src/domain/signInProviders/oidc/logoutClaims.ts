import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { isFields } from "./verifySignature.ts";

/** Whose sessions a provider ends: all of a person, one session of theirs, or whatever belongs to a session. */
export interface ProviderLogoutClaims {
  readonly subject: string | undefined;
  /** As the provider calls its session. */
  readonly session: string | undefined;
  /** The id of the token, which counts once. */
  readonly tokenId: string;
}

const event = "http://schemas.openid.net/event/backchannel-logout";
const types: ReadonlySet<unknown> = new Set([undefined, "jwt", "logout+jwt", "application/logout+jwt"]);

export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nowMs: number;
}

export type LogoutTokenCode = "token_invalid";

/** Checks a logout token by OpenID Connect Back-Channel Logout 1.0, section 2.6, except for its signature. */
export function readLogoutClaims(
  header: Readonly<Record<string, unknown>>,
  payload: Readonly<Record<string, unknown>>,
  { issuer, clientId, nowMs }: Expected,
): Outcome<{ claims: ProviderLogoutClaims }, LogoutTokenCode> {
  const invalid = (what: string) => refuse("token_invalid", what);
  const { iss, aud, events, sub, sid, jti } = payload;
  const typ = header["typ"];
  if (!types.has(typeof typ === "string" ? typ.toLowerCase() : typ)) return invalid("typ is not logout+jwt");
  if (header["crit"] !== undefined) return invalid("crit is not understood");
  if (iss !== issuer) return invalid("iss is not the issuer of the provider");
  if (aud !== clientId && !(Array.isArray(aud) && aud.includes(clientId))) return invalid("aud is not this client");
  const fault = timeFault(payload, nowMs);
  if (fault !== undefined) return invalid(fault);
  if (!isFields(events) || !isFields(events[event])) return invalid("events does not name back-channel logout");
  // An id token has one, and must never pass for this.
  if (payload["nonce"] !== undefined) return invalid("nonce is there");
  if (!isName(jti)) return invalid("jti is missing");
  if ((sub !== undefined && !isName(sub)) || (sid !== undefined && !isName(sid)))
    return invalid("sub or sid is no text");
  if (sub === undefined && sid === undefined) return invalid("sub and sid are missing");
  return succeed({ claims: { subject: sub, session: sid, tokenId: jti } });
}

function timeFault({ iat, exp }: Readonly<Record<string, unknown>>, nowMs: number): string | undefined {
  const nowS = nowMs / 1000;
  if (typeof iat !== "number" || iat > nowS + limits.provider_clock_skew_s) return "iat is missing, or in the future";
  if (iat < nowS - limits.logout_token_age_s) return "iat is too long ago";
  if (typeof exp !== "number" || exp <= nowS - limits.provider_clock_skew_s) return "exp is missing, or over";
  return undefined;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !isLongerThan(value, limits.provider_subject_chars_max);
}
