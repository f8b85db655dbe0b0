import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { JsonFault, parseJson } from "../../ports/json.ts";
import { type Outgoing, OutgoingFault } from "../../ports/outgoing/outgoing.ts";
import type { Provider } from "./provider.ts";
import type { IssuedTokens } from "./sealedTokens.ts";

export interface TokenAnswer extends IssuedTokens {
  /** Undefined when the provider names no end. */
  readonly expiresInS: number | undefined;
}

/** Asks a provider for tokens, with an authorization code or a refresh token. Public clients have no secret. */
export async function requestTokens(
  outgoing: Outgoing,
  provider: Pick<Provider, "clientId" | "tokenUrl" | "usesBasicAuth">,
  clientSecret: string | undefined,
  grant: Readonly<Record<string, string>>,
): Promise<Outcome<{ issued: TokenAnswer }, "access_token_exchange_failed">> {
  const { clientId, usesBasicAuth } = provider;
  const secret = clientSecret === undefined ? {} : { client_secret: clientSecret };
  const client = usesBasicAuth ? {} : { client_id: clientId, ...secret };
  const body = new URLSearchParams({ ...grant, ...client }).toString();
  const headers = {
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
    ...(usesBasicAuth && { authorization: basic(clientId, clientSecret ?? "") }),
  };
  const answer = await askProvider(outgoing, provider.tokenUrl, { method: "POST", headers, body });
  if (!answer.ok) return answer;
  const { access_token, refresh_token, expires_in } = answer.fields;
  if (typeof access_token !== "string" || access_token === "") {
    return refuse("access_token_exchange_failed", "the token URL answered without an access token");
  }
  const expiresInS = Number(expires_in);
  return succeed({
    issued: {
      accessToken: access_token,
      refreshToken: typeof refresh_token === "string" && refresh_token !== "" ? refresh_token : undefined,
      expiresInS: Number.isFinite(expiresInS) && expiresInS > 0 ? expiresInS : undefined,
    },
  });
}

/** RFC 6749 encodes both parts before they are joined. */
function basic(clientId: string, clientSecret: string): string {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(":");
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

interface ProviderRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the provider says goes to nobody: an answer may quote the secret that it was sent. */
export async function askProvider(
  outgoing: Outgoing,
  url: string,
  request: ProviderRequest,
): Promise<Outcome<{ fields: Readonly<Record<string, unknown>> }, "access_token_exchange_failed">> {
  try {
    const answer = await outgoing.ask(url, { ...request, timeoutMs: limits.external_auth_s * 1000 });
    if (answer.status !== 200 && answer.status !== 201) {
      return refuse("access_token_exchange_failed", `the provider answered with status ${answer.status}`);
    }
    return succeed({ fields: fieldsIn(answer.body.toString()) });
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return refuse("access_token_exchange_failed", `the provider could not be asked: ${error.message}`);
  }
}

/** JSON, or a form as some providers answer. */
function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  if (value instanceof JsonFault) return Object.fromEntries(new URLSearchParams(text));
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
