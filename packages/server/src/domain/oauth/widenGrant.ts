import { limits } from "@platform/protocol";
import {
  selectLiveGrants,
  selectRefreshTokenOfGrant,
  updateGrant,
  updateRefreshTokensRevoked,
} from "../../storage/queries/grants.ts";
import { updateSurplusRevoked, updateTokenScopes } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { WriteContext } from "../context.ts";
import { grantableScopes } from "../tokens/grantableScopes.ts";
import { mintTokens, type TokenSet, tokensOf } from "../tokens/mintTokens.ts";
import { endAccessOfGrant } from "../tokens/revokeToken.ts";
import { type NewGrant, openGrant } from "../tokens/openGrant.ts";
import type { IssuedTokens } from "./issuedByCode.ts";

type Wanted = NewGrant & { readonly installationId: string };

export interface Widened {
  readonly grant: GrantRow;
  readonly tokens: TokenSet;
  /** What of it is new; nothing when a token is handed out that existed before. */
  readonly issued: IssuedTokens | undefined;
}

/**
 * Gives tokens with these scopes and all that were granted before, which the tokens already out get too: an app that
 * is installed again for one more scope must not lose the others. A grant that was revoked stays so, and a new one
 * takes its place.
 */
export async function widenGrant(ctx: WriteContext, wanted: Wanted): Promise<Widened> {
  const live = await findLive(ctx, wanted);
  if (!live) {
    const tokens = await openGrant(ctx, wanted);
    const opened = await findLive(ctx, wanted);
    if (!opened) throw new Error("a grant that was just opened is gone");
    return { grant: opened, tokens, issued: { generation: opened.generation, via: "opened" } };
  }
  const before = grantableScopes(live)
    .split(",")
    .filter((scope) => scope !== "");
  const scopes = [...new Set([...before, ...wanted.scopes])].join(",");
  const grant = { ...live, scopes };
  await updateGrant(ctx.db, live.id, { scopes });
  await updateTokenScopes(ctx.db, live.id, scopes);
  if (live.generation === 0 && !wanted.rotating) {
    return { grant, tokens: tokensOf(ctx, grant, 0), issued: undefined };
  }
  return { grant, ...(await advance(ctx, grant)) };
}

/**
 * The next generation, as a refresh would make it. The refresh token before it is spent with that: both would otherwise
 * lead to the same generation. The access token before it works on until it expires. The grant does not count as exchanged:
 * only what an exchange made of the long-lived token is a descendant of it.
 */
async function advance(ctx: WriteContext, grant: GrantRow): Promise<Pick<Widened, "tokens" | "issued">> {
  const generation = grant.generation + 1;
  const before = await selectRefreshTokenOfGrant(ctx.db, grant.id, grant.generation);
  const isReplacing = before !== undefined && before.used_ms === null && before.revoked_ms === null;
  await updateGrant(ctx.db, grant.id, { generation });
  await updateRefreshTokensRevoked(ctx.db, grant.id, ctx.nowMs);
  const tokens = await mintTokens(ctx, grant, generation);
  await updateSurplusRevoked(ctx.db, { grantId: grant.id, keep: limits.active_tokens_max, nowMs: ctx.nowMs });
  await endAccessOfGrant(ctx, grant);
  return { tokens, issued: { generation, via: isReplacing ? "replaced" : "added" } };
}

async function findLive(ctx: WriteContext, { installationId, kind, userId }: Wanted): Promise<GrantRow | undefined> {
  const grants = await selectLiveGrants(ctx.db, installationId);
  return grants.findLast((grant) => grant.kind === kind && grant.user_id === userId);
}
