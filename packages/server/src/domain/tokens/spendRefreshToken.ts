import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGrant, selectRefreshToken, updateGrant, updateRefreshTokenUsed } from "../../storage/queries/grants.ts";
import { selectToken, updateOriginalExpired, updateSurplusRevoked } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { RefreshTokenRow } from "../../storage/tables/refreshTokens.ts";
import type { WriteContext } from "../context.ts";
import { grantableScopes } from "./grantableScopes.ts";
import { hashToken } from "./hashToken.ts";
import { endAccessOfGrant } from "./revokeToken.ts";
import { mintTokens, type TokenSet, tokensOf } from "./mintTokens.ts";

export type Renewed = Outcome<{ grant: GrantRow; tokens: TokenSet; expiresMs: number }, "invalid_refresh_token">;

/**
 * Spends a refresh token for the next generation. A second call with the same one within the grace period gets the same
 * pair again: a lost answer, or ten workers refreshing at once, must not lock an app out. Later, or with an older one,
 * it is refused. `isTheirs` says whether this caller may renew that grant.
 */
export async function spendRefreshToken(
  ctx: WriteContext,
  refreshToken: string,
  isTheirs: (grant: GrantRow) => boolean,
): Promise<Renewed> {
  const hash = hashToken(refreshToken);
  const isFirst = await updateRefreshTokenUsed(ctx.db, hash, ctx.nowMs);
  const spent = await selectRefreshToken(ctx.db, hash);
  if (!spent) return refuse("invalid_refresh_token");
  const grant = await selectGrant(ctx.db, spent.grant_id);
  if (!grant || grant.revoked_ms !== null || !isTheirs(grant)) return refuse("invalid_refresh_token");
  return isFirst ? renew(ctx, grant, spent) : repeat(ctx, grant, spent);
}

async function renew(ctx: WriteContext, held: GrantRow, spent: RefreshTokenRow): Promise<Renewed> {
  const generation = spent.generation + 1;
  const grant = { ...held, scopes: grantableScopes(held) };
  await updateGrant(ctx.db, grant.id, { generation, scopes: grant.scopes });
  const tokens = await mintTokens(ctx, grant, generation);
  await updateOriginalExpired(ctx.db, grant.id, ctx.nowMs);
  await updateSurplusRevoked(ctx.db, { grantId: grant.id, keep: limits.active_tokens_max, nowMs: ctx.nowMs });
  await endAccessOfGrant(ctx, grant);
  return succeed({ grant, tokens, expiresMs: ctx.nowMs + limits.access_token_lifetime_s * 1000 });
}

/**
 * Only the immediate parent of the newest generation is answered again, and only while both tokens of that generation are
 * good: a token that was revoked in between is not handed out, and revoking it is not undone by a retry.
 */
async function repeat(ctx: WriteContext, grant: GrantRow, spent: RefreshTokenRow): Promise<Renewed> {
  const isParent = grant.generation === spent.generation + 1;
  const isInGrace = spent.used_ms !== null && ctx.nowMs < spent.used_ms + limits.refresh_grace_s * 1000;
  if (!isParent || !isInGrace || spent.revoked_ms !== null) return refuse("invalid_refresh_token");
  const again = tokensOf(ctx, grant, grant.generation);
  const access = await selectToken(ctx.db, hashToken(again.accessToken));
  const next = await selectRefreshToken(ctx.db, hashToken(again.refreshToken ?? ""));
  if (access?.revoked_ms !== null || access.expires_ms === null || next?.revoked_ms !== null) {
    return refuse("invalid_refresh_token");
  }
  return succeed({ grant, tokens: again, expiresMs: access.expires_ms });
}
