import { insertGrant } from "../../storage/queries/grants.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { TokenKind } from "../../storage/tables/tokens.ts";
import type { WriteContext } from "../context.ts";
import { grantableScopes } from "./grantableScopes.ts";
import { mintTokens, type TokenSet } from "./mintTokens.ts";

export interface NewGrant {
  readonly kind: TokenKind;
  readonly appId: string | null;
  readonly installationId: string | null;
  readonly teamId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
  /** Whether its tokens expire from the start. */
  readonly rotating: boolean;
}

/** Writes down what was allowed, and gives out the first tokens for it. */
export async function openGrant(ctx: WriteContext, grant: NewGrant): Promise<TokenSet> {
  const row: GrantRow = {
    id: ctx.ids.next("grant"),
    kind: grant.kind,
    app_id: grant.appId,
    installation_id: grant.installationId,
    team_id: grant.teamId,
    user_id: grant.userId,
    scopes: grant.scopes.join(","),
    generation: grant.rotating ? 1 : 0,
    created_ms: ctx.nowMs,
    exchanged_ms: null,
    revoked_ms: null,
  };
  // Each way to a grant refuses such scopes before, with words for the caller; one that forgot to is a bug.
  if (grantableScopes(row) !== row.scopes) throw new Error(`a ${row.kind} token cannot be granted ${row.scopes}`);
  await insertGrant(ctx.db, row);
  return mintTokens(ctx, row, row.generation);
}
