import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGrant, updateGrant, updateGrantExchanged } from "../../storage/queries/grants.ts";
import { selectToken } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { TokenRow } from "../../storage/tables/tokens.ts";
import { authenticateClient, type ClientCode, type ClientCredentials } from "../apps/authenticateClient.ts";
import { defineOperation } from "../context.ts";
import { grantableScopes } from "./grantableScopes.ts";
import { hashToken } from "./hashToken.ts";
import { mintTokens, type TokenSet } from "./mintTokens.ts";

export type ExchangeCode =
  | ClientCode
  | "invalid_token"
  | "token_rotation_not_enabled"
  | "token_already_exchanged"
  | "authorization_not_found";

/** Trades a long-lived token for one that expires and one that renews it. Each can be traded once. */
export const exchangeToken = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly client: ClientCredentials; readonly token: string },
  ): Promise<Outcome<{ grant: GrantRow; tokens: TokenSet }, ExchangeCode>> => {
    const client = await authenticateClient(ctx, input.client);
    if (!client.ok) return client;
    const token = await selectToken(ctx.db, hashToken(input.token));
    if (!token || token.app_id !== client.app.id || !isOriginal(token)) return refuse("invalid_token");
    if (client.app.rotation === 0) return refuse("token_rotation_not_enabled");
    const held = token.grant_id === null ? undefined : await selectGrant(ctx.db, token.grant_id);
    if (!held || held.revoked_ms !== null || token.revoked_ms !== null) return refuse("authorization_not_found");
    if (!(await updateGrantExchanged(ctx.db, held.id, ctx.nowMs))) return refuse("token_already_exchanged");
    const grant = { ...held, scopes: grantableScopes(held) };
    if (grant.scopes !== held.scopes) await updateGrant(ctx.db, held.id, { scopes: grant.scopes });
    return succeed({ grant, tokens: await mintTokens(ctx, grant, 1) });
  },
);

/** Not what speaks for the app itself, was traded for already, or was given for one execution and ends with it. */
function isOriginal({ kind, generation, execution_id: executionId }: TokenRow): boolean {
  return kind !== "app" && generation === 0 && executionId === null;
}
