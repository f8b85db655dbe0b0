import type { Outcome } from "@platform/protocol";
import type { GrantRow } from "../../storage/tables/grants.ts";
import {
  authenticateClient,
  type ClientCode,
  type ClientCredentials,
  findPublicClient,
} from "../apps/authenticateClient.ts";
import { defineOperation } from "../context.ts";
import type { TokenSet } from "./mintTokens.ts";
import { spendRefreshToken } from "./spendRefreshToken.ts";

export type RefreshCode = ClientCode | "invalid_refresh_token";

/** Renews a token of the app that asks, and of no other. */
export const rotateRefreshToken = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly client: ClientCredentials; readonly refreshToken: string },
  ): Promise<Outcome<{ grant: GrantRow; tokens: TokenSet }, RefreshCode>> => {
    const { clientId, clientSecret } = input.client;
    // An app without a secret proves nothing: the holder of its refresh token counts as the client.
    const client =
      clientSecret === "" ? await findPublicClient(ctx, clientId) : await authenticateClient(ctx, input.client);
    if (!client.ok) return client;
    return spendRefreshToken(ctx, input.refreshToken, (grant) => grant.app_id === client.app.id);
  },
);
