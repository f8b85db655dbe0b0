import { limits } from "@platform/protocol";
import { insertRefreshToken } from "../../storage/queries/grants.ts";
import { insertToken } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { hashToken } from "./hashToken.ts";
import { accessTokenText, refreshTokenText } from "./tokenText.ts";

/** What a client is given: one token for good, or one that expires with one that renews it. */
export interface TokenSet {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly expiresInS: number | undefined;
}

/** The tokens of one generation, as text. Always the same for the same generation. */
export function tokensOf(ctx: ReadContext, grant: GrantRow, generation: number): TokenSet {
  const name = { kind: grant.kind, appId: grant.app_id, grantId: grant.id, generation };
  const accessToken = accessTokenText(ctx.secrets, name);
  if (generation === 0) return { accessToken, refreshToken: undefined, expiresInS: undefined };
  return {
    accessToken,
    refreshToken: refreshTokenText(ctx.secrets, name),
    expiresInS: limits.access_token_lifetime_s,
  };
}

/** Makes one generation of a grant's tokens valid. Generation 0 never expires and cannot be refreshed. */
export async function mintTokens(ctx: WriteContext, grant: GrantRow, generation: number): Promise<TokenSet> {
  const set = tokensOf(ctx, grant, generation);
  await insertToken(ctx.db, {
    hash: hashToken(set.accessToken),
    kind: grant.kind,
    app_id: grant.app_id,
    installation_id: grant.installation_id,
    grant_id: grant.id,
    generation,
    team_id: grant.team_id,
    user_id: grant.user_id,
    scopes: grant.scopes,
    created_ms: ctx.nowMs,
    expires_ms: set.expiresInS === undefined ? null : ctx.nowMs + set.expiresInS * 1000,
    revoked_ms: null,
  });
  if (set.refreshToken !== undefined) {
    await insertRefreshToken(ctx.db, {
      hash: hashToken(set.refreshToken),
      grant_id: grant.id,
      generation,
      created_ms: ctx.nowMs,
      used_ms: null,
      revoked_ms: null,
    });
  }
  return set;
}
