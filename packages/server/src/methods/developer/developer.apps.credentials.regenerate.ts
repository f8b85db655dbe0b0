import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { credentialsOf } from "../../domain/apps/credentials.ts";
import { renewableSecrets, renewSecret } from "../../domain/apps/renewSecret.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const developerAppsCredentialsRegenerate = defineMethod({
  name: "developer.apps.credentials.regenerate",
  summary: "Replaces the client secret or the signing secret of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 1,
  params: {
    app_id: workedAppParam,
    secret: choice({ describe: "Which of its secrets.", of: renewableSecrets }),
  },
  result: { secret: Type.String({ description: "The one that holds from now on." }) },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
  },
  notes:
    "The one before is worth nothing from then on: a code can no longer be redeemed with it, and requests to the app are signed with the new one. Tokens stay as they are.",
  examples: [{ title: "After a leak", params: { app_id: "A0123456789", secret: "signing_secret" } }],
  async handler(ctx, params) {
    const renewed = await ctx.write(renewSecret, { appId: params.app_id, secret: params.secret });
    if (!renewed.ok) return renewed;
    const { clientSecret, signingSecret } = credentialsOf(ctx.secrets, renewed.app);
    return succeed({ secret: params.secret === "client_secret" ? clientSecret : signingSecret });
  },
});
