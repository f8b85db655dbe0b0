import { succeed } from "@platform/protocol";
import { describeGrant } from "../../domain/tokens/describeGrant.ts";
import { exchangeToken } from "../../domain/tokens/exchangeToken.ts";
import { presentTokenSet, tokenSetSchema } from "../../present/tokenSet.ts";
import { clientErrors, clientOf, clientParams } from "../clientParams.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const oauthV2Exchange = defineMethod({
  name: "oauth.v2.exchange",
  summary: "Exchanges a long-lived token for one that expires after 12 hours, with a refresh token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: 3,
  needs: ["credentials"],
  params: {
    ...clientParams,
    token: optional(text({ describe: "The long-lived bot or user token; or in the Authorization header." })),
  },
  result: tokenSetSchema,
  errors: {
    ...clientErrors,
    invalid_token: "The token is not a long-lived bot or user token of this app.",
    token_rotation_not_enabled: "The app has not switched token rotation on.",
    token_already_exchanged: "This token was exchanged before.",
    authorization_not_found: "What the token was given for has been revoked.",
  },
  notes: "The long-lived token stays valid until the first refresh of the new token.",
  examples: [{ title: "Begin to rotate", params: { client_id: "...", client_secret: "...", token: "xoxb-..." } }],
  async handler(ctx, params) {
    const exchanged = await ctx.write(exchangeToken, {
      client: clientOf(ctx, params),
      token: params.token ?? ctx.credentials.bearer ?? "",
    });
    if (!exchanged.ok) return exchanged;
    return succeed(presentTokenSet(exchanged.tokens, await describeGrant(ctx, exchanged.grant)));
  },
});
