import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readExternalToken } from "../../domain/externalAuth/readExternalToken.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const appsAuthExternalGet = defineMethod({
  name: "apps.auth.external.get",
  summary: "Gets the access token of an account at a provider that was connected to the app.",
  http: "POST",
  tokens: ["bot"],
  scopes: [],
  rate: 3,
  needs: ["outgoing"],
  params: {
    external_token_id: id({
      object: "external_token",
      describe: "The connected account: the value of an input of type `slack#/types/credential/oauth2`.",
      otherwise: "token_not_found",
    }),
    force_refresh: defaulted(flag({ describe: "Whether to refresh a token that has not expired." }), false),
  },
  result: { external_token: Type.String({ description: "The access token; send it to the provider." }) },
  errors: {
    token_not_found: "`external_token_id` is unknown, deleted, or of another app or workspace.",
    no_refresh_token: "The access token has expired or is to be refreshed, and the provider issued no refresh token.",
    access_token_exchange_failed: "The provider refused to refresh the token, or could not be reached.",
  },
  notes:
    "The token of a function execution and the bot token of the app may call it. An expired token is refreshed first. See the guide Accounts at other providers.",
  examples: [{ title: "In a function", params: { external_token_id: "Et0123456789" } }],
  async handler(ctx, params) {
    const asked = { tokenId: params.external_token_id, mustRefresh: params.force_refresh };
    const read = await readExternalToken(ctx, asked);
    return read.ok ? succeed({ external_token: read.accessToken }) : read;
  },
});
