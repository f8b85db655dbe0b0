import { limits } from "@platform/protocol";
import { removeExternalTokens } from "../../domain/externalAuth/removeExternalTokens.ts";
import { defineMethod } from "../define.ts";
import { externalAppErrors, providersNotFound } from "../externalAuthParams.ts";
import { id, optional, text } from "../params.ts";

export const appsAuthExternalDelete = defineMethod({
  name: "apps.auth.external.delete",
  summary: "Deletes the stored tokens of accounts at providers that were connected to an app.",
  http: "POST",
  tokens: ["bot", "config"],
  scopes: [],
  rate: 4,
  params: {
    external_token_id: optional(
      id({ object: "external_token", describe: "One connected account.", otherwise: "token_not_found" }),
    ),
    app_id: optional(
      id({ object: "developed_app", describe: "The app whose accounts are deleted.", otherwise: "app_not_found" }),
    ),
    provider_key: optional(
      text({ describe: "With `app_id`: only accounts of this provider.", maxLength: limits.provider_key_chars_max }),
    ),
  },
  result: {},
  errors: {
    ...externalAppErrors,
    invalid_args: "Neither or both of `external_token_id` and `app_id` are given.",
    no_tokens_found: "No account is connected to the app, or none of the provider.",
    providers_not_found: providersNotFound,
    token_not_found: "`external_token_id` is unknown, deleted, or of another app or workspace.",
  },
  notes:
    "The tokens are forgotten here. They are not revoked at the provider. Workflows for which a deleted account was chosen need another one.",
  examples: [{ title: "All accounts of a provider", params: { app_id: "A0123456789", provider_key: "google" } }],
  handler: (ctx, params) =>
    ctx.write(removeExternalTokens, {
      tokenId: params.external_token_id,
      appId: params.app_id,
      providerKey: params.provider_key,
    }),
});
