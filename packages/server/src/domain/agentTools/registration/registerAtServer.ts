import { limits, type Outcome, succeed } from "@platform/protocol";
import { isFields } from "@platform/protocol/workflows/parameter.ts";
import { JsonFault, parseJson } from "../../../ports/json.ts";
import { type Outgoing, OutgoingFault } from "../../../ports/outgoing/outgoing.ts";
import type { Discovered } from "./discover.ts";
import { type RegistrationCode, registrationFault } from "./registrationFault.ts";
import type { Registration } from "./sealedParts.ts";

/** As much of an id or a secret as a server may give out. */
const credentialCharsMax = 2_000;
const authMethods = ["none", "client_secret_post", "client_secret_basic"] as const;

/** Registers the platform as a client of an app's server (RFC 7591). */
export async function registerAtServer(
  outgoing: Outgoing,
  discovered: Discovered,
  { appName, redirectUri }: { readonly appName: string; readonly redirectUri: string },
): Promise<Outcome<{ registration: Registration }, RegistrationCode>> {
  const wanted = authMethods.find((method) => discovered.authMethods.includes(method)) ?? "client_secret_basic";
  const body = JSON.stringify({
    client_name: `${appName} on Platform`,
    redirect_uris: [redirectUri],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: wanted,
    ...(discovered.scopes.length > 0 && { scope: discovered.scopes.join(" ") }),
  });
  const headers = { accept: "application/json", "content-type": "application/json" };
  const request = { headers, body, timeoutMs: limits.external_auth_s * 1000 };
  try {
    const answer = await outgoing.post(discovered.registrationUrl, request);
    if (answer.status !== 200 && answer.status !== 201) {
      return registrationFault(`the registration was answered with status ${answer.status}`);
    }
    return readRegistration(answer.body.toString(), discovered, wanted);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return registrationFault(`the authorization server could not be asked: ${error.message}`);
  }
}

function readRegistration(
  text: string,
  { issuer, authorizationUrl, tokenUrl, scopes }: Discovered,
  wanted: string,
): Outcome<{ registration: Registration }, RegistrationCode> {
  const fields = parseJson(text);
  const given = fields instanceof JsonFault || !isFields(fields) ? {} : fields;
  const clientId = credentialOf(given["client_id"]);
  if (clientId === undefined) return registrationFault("the registration was answered without a client id");
  const method = typeof given["token_endpoint_auth_method"] === "string" ? given["token_endpoint_auth_method"] : wanted;
  const clientSecret = method === "none" ? undefined : credentialOf(given["client_secret"]);
  if (method !== "none" && clientSecret === undefined) {
    return registrationFault("the registration was answered without a client secret");
  }
  const endsS = Number(given["client_secret_expires_at"]);
  return succeed({
    registration: {
      clientId,
      clientSecret,
      usesBasicAuth: method === "client_secret_basic",
      issuer,
      authorizationUrl,
      tokenUrl,
      scopes,
      endsMs: Number.isFinite(endsS) && endsS > 0 ? endsS * 1000 : undefined,
    },
  });
}

function credentialOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= credentialCharsMax ? value : undefined;
}
