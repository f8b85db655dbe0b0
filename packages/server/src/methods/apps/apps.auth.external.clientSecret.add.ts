import { limits } from "@platform/protocol";
import { setClientSecret } from "../../domain/externalAuth/setClientSecret.ts";
import { defineMethod } from "../define.ts";
import { externalAppErrors, externalAppParam, providerKeyParam } from "../externalAuthParams.ts";
import { text } from "../params.ts";

export const appsAuthExternalClientSecretAdd = defineMethod({
  name: "apps.auth.external.clientSecret.add",
  summary: "Stores the client secret that a provider gave to an app.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: externalAppParam,
    provider_key: providerKeyParam,
    client_secret: text({ describe: "The secret.", otherwise: "invalid_client_secret" }),
  },
  result: {},
  errors: {
    ...externalAppErrors,
    providers_not_found: "The manifest declares no such provider.",
    invalid_client_secret: `\`client_secret\` is missing, empty, or longer than ${limits.client_secret_chars_max} characters.`,
  },
  notes: "The secret is stored encrypted, and no method shows it again. A later one replaces it.",
  examples: [{ title: "A secret", params: { app_id: "A0123456789", provider_key: "google", client_secret: "s3cret" } }],
  handler: (ctx, params) =>
    ctx.write(setClientSecret, {
      appId: params.app_id,
      providerKey: params.provider_key,
      clientSecret: params.client_secret,
    }),
});
