import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { rotateConfigToken } from "../../domain/tokens/rotateConfigToken.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { noteMisuse } from "../noteMisuse.ts";
import { text } from "../params.ts";

export const toolingTokensRotate = defineMethod({
  name: "tooling.tokens.rotate",
  summary: "Renews a configuration token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 600 },
  needs: ["address"],
  params: {
    refresh_token: text({ describe: "The refresh token that came with it.", otherwise: "invalid_refresh_token" }),
  },
  result: {
    token: Type.String(),
    refresh_token: Type.String({ description: "Good for one rotation." }),
    team_id: Type.String(),
    user_id: Type.String(),
    iat: Type.Integer({ description: "When the token was issued, in seconds." }),
    exp: Type.Integer({ description: "When it expires, in seconds." }),
  },
  errors: {
    invalid_refresh_token: "The refresh token is missing, unknown, of an app, revoked, or was spent too long ago.",
  },
  notes:
    "Sent again within 30 seconds, a refresh token gets the same answer. The token it renews works on until it expires.",
  examples: [{ title: "Twelve more hours", params: { refresh_token: "xoxe-1-..." } }],
  async handler(ctx, params) {
    const renewed = await ctx.write(rotateConfigToken, { refreshToken: params.refresh_token });
    if (!renewed.ok) return noteMisuse(ctx, renewed, params.refresh_token);
    const exp = seconds(renewed.expiresMs);
    return succeed({
      token: renewed.tokens.accessToken,
      refresh_token: renewed.tokens.refreshToken ?? "",
      team_id: renewed.grant.team_id,
      user_id: renewed.grant.user_id,
      iat: exp - limits.access_token_lifetime_s,
      exp,
    });
  },
});
