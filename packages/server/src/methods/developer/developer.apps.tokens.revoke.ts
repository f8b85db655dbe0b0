import { revokeAppToken } from "../../domain/apps/revokeAppToken.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const developerAppsTokensRevoke = defineMethod({
  name: "developer.apps.tokens.revoke",
  summary: "Revokes a token of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: workedAppParam,
    token_id: text({
      object: "app_token",
      describe: "The token, as `developer.apps.tokens.list` names it.",
      otherwise: "token_not_found",
    }),
  },
  result: {},
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
    token_not_found: "`token_id` names no token of the app that still works.",
  },
  notes:
    "Of a token that rotates, that one alone is revoked: the app can refresh. A long-lived token is all there is of what was granted, so the app must be installed again.",
  examples: [{ title: "After a leak", params: { app_id: "A0123456789", token_id: "G0123456789-0" } }],
  handler: (ctx, params) => ctx.write(revokeAppToken, { appId: params.app_id, tokenId: params.token_id }),
});
