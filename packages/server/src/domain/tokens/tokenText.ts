import type { Secrets } from "../../ports/ports.ts";
import type { TokenKind } from "../../storage/tables/tokens.ts";

/** What names one token among all: its grant and which of the grant's generations it is. */
export interface TokenName {
  readonly kind: TokenKind;
  readonly appId: string | null;
  readonly grantId: string;
  readonly generation: number;
}

const longLived: Record<TokenKind, string> = { bot: "xoxb-", user: "xoxp-", app: "xapp-1-", config: "xoxp-" };

/**
 * The text of an access token: derived from the server's key, so that the pair which a retried refresh gets is the same
 * one, and nothing readable is kept anywhere.
 */
export function accessTokenText(secrets: Secrets, name: TokenName): string {
  const secret = secrets.derive(`access token\n${name.grantId}\n${name.generation}`);
  if (name.kind === "app") return `${longLived.app}${name.appId}-${secret}`;
  return name.generation === 0 ? `${longLived[name.kind]}${secret}` : `xoxe.${longLived[name.kind]}1-${secret}`;
}

export function refreshTokenText(secrets: Secrets, name: TokenName): string {
  return `xoxe-1-${secrets.derive(`refresh token\n${name.grantId}\n${name.generation}`)}`;
}
