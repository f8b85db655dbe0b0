import { refuse, succeed } from "@platform/protocol";
import { describeGrant } from "../../domain/tokens/describeGrant.ts";
import { rotateRefreshToken } from "../../domain/tokens/rotateRefreshToken.ts";
import { presentTokenSet, tokenSetSchema } from "../../present/tokenSet.ts";
import { clientErrors, clientOf, clientParams } from "../clientParams.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const oauthV2Access = defineMethod({
  name: "oauth.v2.access",
  summary: "Renews an expiring token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 600 },
  params: {
    ...clientParams,
    grant_type: optional(text({ describe: "`refresh_token`." })),
    refresh_token: optional(text({ describe: "The refresh token that came with the token to renew." })),
  },
  result: tokenSetSchema,
  errors: {
    ...clientErrors,
    invalid_grant_type: "`grant_type` is none that this method knows.",
    invalid_refresh_token: "The refresh token is unknown, of another app, revoked, or was spent too long ago.",
  },
  notes:
    "A refresh token is good for one refresh. Sent again within 30 seconds it gets the same answer, so that a lost answer or several workers refreshing at once lock nobody out. At most two tokens of a grant work at a time; the oldest is revoked.",
  examples: [
    {
      title: "Refresh",
      params: { client_id: "...", client_secret: "...", grant_type: "refresh_token", refresh_token: "xoxe-1-..." },
    },
  ],
  async handler(ctx, params) {
    if (params.grant_type !== "refresh_token") return refuse("invalid_grant_type");
    const refreshed = await ctx.write(rotateRefreshToken, {
      client: clientOf(ctx, params),
      refreshToken: params.refresh_token ?? "",
    });
    if (!refreshed.ok) return refreshed;
    return succeed(presentTokenSet(refreshed.tokens, await describeGrant(ctx, refreshed.grant)));
  },
});
