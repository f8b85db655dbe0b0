import type { Ids, Secrets } from "../../../ports/ports.ts";
import type { ToolServerKey } from "../../../storage/queries/agentTools.ts";
import { decrypt, encrypt } from "../../encrypted.ts";
import type { IssuedTokens } from "../../externalAuth/sealedTokens.ts";

type Tools = { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> };

/** How the platform is known at an authorization server, and where that is. */
export interface Registration {
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret?: string | undefined;
  readonly usesBasicAuth: boolean;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
  /** When the secret ends. Undefined if it does not. */
  readonly endsMs?: number | undefined;
}

const registrationPlace = (appId: string, serverKey: string) => ({
  purpose: "registrations with servers of tools",
  row: `${appId}\n${serverKey}`,
});

const tokenPlace = ({ teamId, userId, appId, serverKey }: ToolServerKey) => ({
  purpose: "tokens of servers of tools",
  row: [teamId, userId, appId, serverKey].join("\n"),
});

export function sealRegistration(tools: Tools, appId: string, serverKey: string, registration: Registration): string {
  return encrypt(tools, registrationPlace(appId, serverKey), Buffer.from(JSON.stringify(registration)));
}

export function openRegistration(secrets: Secrets, appId: string, serverKey: string, sealed: string): Registration {
  return JSON.parse(decrypt(secrets, registrationPlace(appId, serverKey), sealed).toString()) as Registration;
}

export function sealToolTokens(tools: Tools, key: ToolServerKey, { accessToken, refreshToken }: IssuedTokens): string {
  return encrypt(tools, tokenPlace(key), Buffer.from(JSON.stringify({ accessToken, refreshToken })));
}

export function openToolTokens(secrets: Secrets, key: ToolServerKey, sealed: string): IssuedTokens {
  return JSON.parse(decrypt(secrets, tokenPlace(key), sealed).toString()) as IssuedTokens;
}
