import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessApp } from "../../domain/access/accessApp.ts";
import { startConnection } from "../../domain/externalAuth/startConnection.ts";
import { defineMethod } from "../define.ts";
import { externalAppErrors, externalAppParam, providerKeyParam, providersNotFound } from "../externalAuthParams.ts";

export const appsAuthExternalStart = defineMethod({
  name: "apps.auth.external.start",
  summary: "Starts to connect an account at a provider to an app.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 2,
  needs: ["nonce"],
  params: { app_id: externalAppParam, provider_key: providerKeyParam },
  result: { authorization_url: Type.String({ description: "Open it in a browser within ten minutes." }) },
  errors: {
    ...externalAppErrors,
    providers_not_found: providersNotFound,
    client_secret_not_found: "The client secret of the provider is missing: add it first.",
  },
  notes:
    "The provider sends the browser back to `/external/auth/callback` of this server; register that URL there. `platform external-auth add` calls this method.",
  examples: [{ title: "An account", params: { app_id: "A0123456789", provider_key: "google" } }],
  async handler(ctx, params) {
    const found = await accessApp(ctx, params.app_id, "app_not_found");
    if (!found.ok) return found;
    const started = await startConnection(ctx, ctx, found.app, params.provider_key);
    return started.ok ? succeed({ authorization_url: started.authorizationUrl }) : started;
  },
});
