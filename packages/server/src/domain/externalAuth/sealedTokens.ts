import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";

type Tools = { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> };

/** What a provider issued for one account. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
}

interface SecretName {
  readonly appId: string;
  readonly providerKey: string;
}

const secretPlace = ({ appId, providerKey }: SecretName) => ({
  purpose: "client secrets at other providers",
  row: `${appId}\n${providerKey}`,
});

const tokenPlace = (id: string) => ({ purpose: "tokens of other providers", row: id });

export function sealClientSecret(tools: Tools, name: SecretName, secret: string): string {
  return encrypt(tools, secretPlace(name), Buffer.from(secret));
}

export function openClientSecret(secrets: Secrets, name: SecretName, sealed: string): string {
  return decrypt(secrets, secretPlace(name), sealed).toString();
}

export function sealTokens(tools: Tools, id: string, { accessToken, refreshToken }: IssuedTokens): string {
  return encrypt(tools, tokenPlace(id), Buffer.from(JSON.stringify({ accessToken, refreshToken })));
}

export function openTokens(secrets: Secrets, id: string, sealed: string): IssuedTokens {
  return JSON.parse(decrypt(secrets, tokenPlace(id), sealed).toString()) as IssuedTokens;
}
