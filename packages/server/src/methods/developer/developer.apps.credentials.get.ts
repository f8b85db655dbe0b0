import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readCredentials } from "../../domain/apps/readCredentials.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsCredentialsGet = defineMethod({
  name: "developer.apps.credentials.get",
  summary: "Returns the secrets of an app to people who may change it.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam },
  result: {
    credentials: Type.Object({
      client_id: Type.String(),
      client_secret: Type.String(),
      signing_secret: Type.String(),
      verification_token: Type.String(),
    }),
  },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
  },
  examples: [{ title: "For a new server of the app", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const read = await readCredentials(ctx, params.app_id);
    if (!read.ok) return read;
    const { clientId, clientSecret, signingSecret, verificationToken } = read.credentials;
    return succeed({
      credentials: {
        client_id: clientId,
        client_secret: clientSecret,
        signing_secret: signingSecret,
        verification_token: verificationToken,
      },
    });
  },
});
