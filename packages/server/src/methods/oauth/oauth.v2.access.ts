import { refuse, succeed } from "@platform/protocol";
import { type CodeToRedeem, redeemCode } from "../../domain/oauth/redeemCode.ts";
import { describeGrant } from "../../domain/tokens/describeGrant.ts";
import { rotateRefreshToken } from "../../domain/tokens/rotateRefreshToken.ts";
import { accessAnswerSchema, presentInstalled } from "../../present/accessAnswer.ts";
import { presentTokenSet } from "../../present/tokenSet.ts";
import { codeErrors, codeOf, codeParams } from "../codeParams.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { noteMisuse } from "../noteMisuse.ts";

export const oauthV2Access = defineMethod({
  name: "oauth.v2.access",
  summary: "Exchanges a code for tokens to complete an installation, or renews an expiring token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 600 },
  needs: ["address", "credentials"],
  params: {
    ...codeParams,
  },
  result: accessAnswerSchema,
  errors: {
    ...codeErrors,
    no_scopes: "Nothing is left to grant: the request named no scopes, and the manifest no longer does either.",
  },
  notes: [
    "A code is valid once. If it is used again, the tokens that it issued are revoked, because the code has leaked.",
    "Installing again adds scopes to those granted before, and tokens that are out get them too.",
    "A refresh token is valid for one refresh. Sent again within 30 seconds it returns the same answer, so a lost answer or several workers that refresh at once do not lock an app out. At most two access tokens of a grant are valid at a time; the oldest is revoked. Sent again later, or after a newer one was used, it is refused and recorded in the audit log, because it may have been stolen.",
    "With the scope `incoming-webhook`, `incoming_webhook` contains a URL that posts into the channel chosen on the consent page. It is returned only this once.",
  ].join("\n\n"),
  examples: [
    { title: "After a person consented", params: { client_id: "...", client_secret: "...", code: "..." } },
    {
      title: "Refresh",
      params: { client_id: "...", client_secret: "...", grant_type: "refresh_token", refresh_token: "xoxe-1-..." },
    },
  ],
  async handler(ctx, params) {
    const wanted = codeOf(ctx, params);
    switch (params.grant_type ?? "authorization_code") {
      case "authorization_code":
        return install(ctx, { ...wanted, flow: "install" });
      case "refresh_token": {
        const refreshed = await ctx.write(rotateRefreshToken, {
          client: wanted.client,
          refreshToken: params.refresh_token ?? "",
        });
        if (!refreshed.ok) return noteMisuse(ctx, refreshed, params.refresh_token);
        return succeed(presentTokenSet(refreshed.tokens, await describeGrant(ctx, refreshed.grant)));
      }
      default:
        return refuse("invalid_grant_type");
    }
  },
});

async function install(ctx: MethodContext, wanted: CodeToRedeem) {
  // Before the client is looked at: that is the order in which apps know it.
  if (wanted.code === "") return refuse("invalid_code");
  const redeemed = await ctx.write(redeemCode, wanted);
  if (!redeemed.ok) return redeemed;
  const installed = redeemed.redeemed?.installed;
  const given = installed?.bot ?? installed?.user;
  if (!installed || !given) return refuse("invalid_code");
  return succeed(presentInstalled(installed, await describeGrant(ctx, given.grant), ctx.baseUrl));
}
