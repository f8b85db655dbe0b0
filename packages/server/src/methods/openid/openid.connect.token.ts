import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { rotateRefreshToken } from "../../domain/tokens/rotateRefreshToken.ts";
import type { TokenSet } from "../../domain/tokens/mintTokens.ts";
import { codeErrors, codeOf, codeParams } from "../codeParams.ts";
import { defineMethod } from "../define.ts";
import { noteMisuse } from "../noteMisuse.ts";
import { redeemForPerson } from "../redeemForPerson.ts";

export const openidConnectToken = defineMethod({
  name: "openid.connect.token",
  summary: "Exchanges the code of a sign-in for an id token and an access token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 600 },
  needs: ["address", "credentials"],
  params: codeParams,
  result: {
    access_token: Type.String(),
    token_type: Type.Literal("Bearer"),
    id_token: Type.Optional(
      Type.String({ description: "A JSON Web Token that is valid for 5 minutes. Not in the answer to a refresh." }),
    ),
    refresh_token: Type.Optional(Type.String()),
    expires_in: Type.Optional(Type.Integer({ description: "Seconds." })),
  },
  errors: codeErrors,
  notes: [
    "The id token is signed with RS256. The keys are at `/openid/connect/keys`, and every endpoint is listed in `/.well-known/openid-configuration`. Keys rotate; fetch them again when a token names one that you do not know.",
    "`email_verified` is true for an address that an operator, an administrator or a seed chose. It is false for an address that a person typed when they joined by link: do not join accounts by it.",
  ].join("\n\n"),
  examples: [{ title: "After a person signed in", params: { client_id: "...", client_secret: "...", code: "..." } }],
  async handler(ctx, params) {
    const wanted = codeOf(ctx, params);
    switch (params.grant_type ?? "authorization_code") {
      case "authorization_code": {
        const redeemed = await redeemForPerson(ctx, { ...wanted, flow: "openid" });
        // A sign-in names its scopes, so there is always something to grant.
        if (!redeemed.ok) return refuse(redeemed.error === "no_scopes" ? "invalid_code" : redeemed.error);
        const { tokens, idToken } = redeemed;
        return succeed({ ...presentBearer(tokens), ...(idToken !== undefined && { id_token: idToken }) });
      }
      case "refresh_token": {
        const { client } = wanted;
        const refreshed = await ctx.write(rotateRefreshToken, { client, refreshToken: params.refresh_token ?? "" });
        if (!refreshed.ok) return noteMisuse(ctx, refreshed, params.refresh_token);
        return succeed(presentBearer(refreshed.tokens));
      }
      default:
        return refuse("invalid_grant_type");
    }
  },
});

function presentBearer({ accessToken, refreshToken, expiresInS }: TokenSet) {
  return {
    access_token: accessToken,
    token_type: "Bearer" as const,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresInS !== undefined && { expires_in: expiresInS }),
  };
}
