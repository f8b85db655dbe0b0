import { insertToken } from "../../storage/queries/tokens.ts";
import type { TokenKind } from "../../storage/tables/tokens.ts";
import type { WriteContext } from "../context.ts";
import type { Secrets } from "../../ports.ts";
import { hashToken } from "./hashToken.ts";

export interface TokenGrant {
  readonly kind: TokenKind;
  readonly appId: string;
  readonly installationId: string;
  readonly teamId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

const prefixes: Record<TokenKind, string> = { bot: "xoxb-", user: "xoxp-", app: "xapp-1-" };

/** The text of a token: derived from the server's key, so that it can be shown again and is nowhere stored. */
export function tokenText(secrets: Secrets, grant: Pick<TokenGrant, "kind" | "installationId" | "userId" | "appId">): string {
  const secret = secrets.derive(`token\n${grant.kind}\n${grant.installationId}\n${grant.userId}`);
  return `${prefixes[grant.kind]}${grant.kind === "app" ? `${grant.appId}-` : ""}${secret}`;
}

/** Makes a token valid. Only its hash is written. */
export async function issueToken(ctx: WriteContext, grant: TokenGrant): Promise<void> {
  await insertToken(ctx.db, {
    hash: hashToken(tokenText(ctx.secrets, grant)),
    kind: grant.kind,
    app_id: grant.appId,
    installation_id: grant.installationId,
    team_id: grant.teamId,
    user_id: grant.userId,
    scopes: grant.scopes.join(","),
    created_ms: ctx.nowMs,
    expires_ms: null,
    revoked_ms: null,
  });
}
