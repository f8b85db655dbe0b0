import { clientErrors, clientOf, clientParams } from "./clientParams.ts";
import type { MethodServices } from "./define.ts";
import { optional, text } from "./params.ts";

/** What the methods take that exchange the code of a consent page, or a refresh token, for an access token. */
export const codeParams = {
  ...clientParams,
  grant_type: optional(text({ describe: "`authorization_code`, which is assumed, or `refresh_token`." })),
  code: optional(
    text({ describe: "The code that came with the person who was sent back. Good once, for 10 minutes." }),
  ),
  redirect_uri: optional(text({ describe: "As in the request that the code is for, when it was named there." })),
  code_verifier: optional(
    text({
      describe:
        "If the request had a `code_challenge`: the text that it was derived from. An app whose manifest sets `pkce_enabled` may then leave out its secret.",
    }),
  ),
  refresh_token: optional(text({ describe: "The refresh token that came with the token to renew." })),
};

export const codeErrors = {
  ...clientErrors,
  invalid_grant_type: "`grant_type` is none that this method knows.",
  invalid_code: "The code is unknown, of another app, too old, or was used before.",
  bad_redirect_uri: "`redirect_uri` is not the one that the code was asked for with.",
  oauth_authorization_url_mismatch:
    "The code is from another consent page: `oauth.v2.access` redeems those of `/oauth/v2/authorize`, `oauth.v2.user.access` those of `/oauth/v2_user/authorize`, `openid.connect.token` those of `/openid/connect/authorize`.",
  invalid_code_verifier: "`code_verifier` does not fit the challenge, or one was sent without the other.",
  invalid_refresh_token: "The refresh token is unknown, of another app, revoked, or was spent too long ago.",
};

type CodeArguments = Readonly<
  Record<"client_id" | "client_secret" | "code" | "redirect_uri" | "code_verifier", string | undefined>
>;

export function codeOf(ctx: Pick<MethodServices, "credentials">, params: CodeArguments) {
  return {
    client: clientOf(ctx, params),
    code: params.code ?? "",
    redirectUri: params.redirect_uri,
    codeVerifier: params.code_verifier,
  };
}
