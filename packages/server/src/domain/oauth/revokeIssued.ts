import {
  selectGrant,
  selectRefreshTokenOfGrant,
  updateGrantLocked,
  updateRefreshTokensSwapped,
  updateRefreshTokenRevived,
  updateRefreshTokensTakenBack,
} from "../../storage/queries/grants.ts";
import { updateGenerationsRevoked, updateOriginalRevived } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { WriteContext } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import type { IssuedTokens } from "./issuedByCode.ts";

/**
 * Revokes the tokens that one authorization issued, with all that were refreshed from them, and nothing else: the grant
 * may have existed before, for another person, and later authorizations may have added to it. A refresh token that these
 * tokens replaced becomes good again, or the installation would die with its last access token.
 */
export async function revokeIssued(ctx: WriteContext, grantId: string, issued: IssuedTokens): Promise<void> {
  // A refresh at the same moment would else add a generation that the walk below does not see.
  await updateGrantLocked(ctx.db, grantId);
  const grant = await selectGrant(ctx.db, grantId);
  if (grant?.revoked_ms !== null) return;
  const first = issued.generation;
  const last = await lastDescendant(ctx, grant, first);
  const isNewest = last === grant.generation;
  if (issued.via === "opened" && isNewest) return endGrant(ctx, grant);
  const range = { grantId, first, last, nowMs: ctx.nowMs };
  await updateGenerationsRevoked(ctx.db, range);
  await updateRefreshTokensTakenBack(ctx.db, range);
  if (issued.via === "replaced") await restoreReplaced(ctx, grant, { first, last, isNewest });
  if (first === 1 && isNewest) await updateOriginalRevived(ctx.db, grantId);
  if (grant.app_id !== null)
    await endAccess(ctx, { teamId: grant.team_id, userId: grant.user_id, appId: grant.app_id });
}

/** The newest generation that refreshes, or the one exchange, made of a generation. An authorization begins a line of its own. */
async function lastDescendant(ctx: WriteContext, grant: GrantRow, first: number): Promise<number> {
  let last = first;
  if (first === 0) {
    if (grant.exchanged_ms === null) return 0;
    last = 1;
  }
  while (last < grant.generation) {
    const spent = await selectRefreshTokenOfGrant(ctx.db, grant.id, last);
    if (!spent || spent.used_ms === null) break;
    last++;
  }
  return last;
}

/**
 * Puts the refresh token from before into the position of the last one that is taken back: its successor then gets a number
 * that no token ever had, because a number that comes twice would make a revoked token good again. While a later
 * authorization is in force it stays revoked, and only comes back when that one is taken back, too.
 */
async function restoreReplaced(
  ctx: WriteContext,
  grant: GrantRow,
  { first, last, isNewest }: { readonly first: number; readonly last: number; readonly isNewest: boolean },
): Promise<void> {
  const replaced = await selectRefreshTokenOfGrant(ctx.db, grant.id, first - 1);
  if (!replaced || replaced.used_ms !== null) return;
  await updateRefreshTokensSwapped(ctx.db, grant.id, first - 1, last);
  if (isNewest) await updateRefreshTokenRevived(ctx.db, replaced.hash);
}
