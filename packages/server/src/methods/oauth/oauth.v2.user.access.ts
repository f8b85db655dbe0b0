import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { describeGrant } from "../../domain/tokens/describeGrant.ts";
import { rotateRefreshToken } from "../../domain/tokens/rotateRefreshToken.ts";
import type { TokenSet } from "../../domain/tokens/mintTokens.ts";
import { codeErrors, codeOf, codeParams } from "../codeParams.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { noteMisuse } from "../noteMisuse.ts";
import { redeemForPerson } from "../redeemForPerson.ts";

export const oauthV2UserAccess = defineMethod({
  name: "oauth.v2.user.access",
  summary: "Exchanges a code for the token of one person, without installing a bot.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 600 },
  needs: ["address", "credentials"],
  params: codeParams,
  result: {
    access_token: Type.String(),
    token_type: Type.Literal("user"),
    id_token: Type.Optional(Type.String({ description: "With the scope `openid`. Not in the answer to a refresh." })),
    authed_user: Type.Object({ id: Type.String(), scope: Type.String({ description: "Comma-separated." }) }),
    team: Type.Union([Type.Object({ id: Type.String() }), Type.Null()]),
    refresh_token: Type.Optional(Type.String()),
    expires_in: Type.Optional(Type.Integer({ description: "Seconds." })),
  },
  errors: {
    ...codeErrors,
    no_user_scopes: "The consent gave no scopes of a person.",
  },
  notes:
    "The consent page is `/oauth/v2_user/authorize`, with the scopes in `scope`. A code of `/oauth/v2/authorize` is accepted if that request had a `user_scope` only. An app on the devices of its users sets `pkce_enabled` in its manifest and sends `code_verifier` instead of a secret.",
  examples: [{ title: "An app without a secret", params: { client_id: "...", code: "...", code_verifier: "..." } }],
  async handler(ctx, params) {
    const wanted = codeOf(ctx, params);
    switch (params.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const redeemed = await redeemForPerson(ctx, { ...wanted, flow: "user" });
        if (!redeemed.ok) return refuse(redeemed.error === "no_scopes" ? "no_user_scopes" : redeemed.error);
        const { grant, tokens, idToken } = redeemed;
        return succeed({
          ...(await presentUserAccess(ctx, grant, tokens)),
          ...(idToken !== undefined && { id_token: idToken }),
        });
      }
      case "refresh_token": {
        const { client } = wanted;
        const refreshed = await ctx.write(rotateRefreshToken, { client, refreshToken: params.refresh_token ?? "" });
        if (!refreshed.ok) return noteMisuse(ctx, refreshed, params.refresh_token);
        return succeed(await presentUserAccess(ctx, refreshed.grant, refreshed.tokens));
      }
      default:
        return refuse("invalid_grant_type");
    }
  },
});

async function presentUserAccess(ctx: MethodContext, grant: Parameters<typeof describeGrant>[1], tokens: TokenSet) {
  const { team } = await describeGrant(ctx, grant);
  const { accessToken, refreshToken, expiresInS } = tokens;
  return {
    access_token: accessToken,
    token_type: "user" as const,
    authed_user: { id: grant.user_id, scope: grant.scopes },
    team: team && { id: team.id },
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresInS !== undefined && { expires_in: expiresInS }),
  };
}
