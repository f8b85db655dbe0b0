import { selectDeveloperAccount } from "../../domain/externalAuth/selectDeveloperAccount.ts";
import { defineMethod } from "../define.ts";
import { externalAppErrors, externalAppParam, providerKeyParam } from "../externalAuthParams.ts";
import { choice, defaulted, id, text } from "../params.ts";

export const appsAuthExternalAuthMappingUpdate = defineMethod({
  name: "apps.auth.external.authMapping.update",
  summary: "Chooses the connected account with which a workflow acts.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: externalAppParam,
    provider_key: providerKeyParam,
    workflow_id: text({ describe: "The workflow: its id or its callback id.", otherwise: "workflow_not_found" }),
    external_token_id: id({
      object: "external_token",
      describe: "The connected account.",
      otherwise: "token_not_found",
    }),
    mapping_owner_type: defaulted(choice({ describe: "Whose account it is.", of: ["DEVELOPER"] }), "DEVELOPER"),
  },
  result: {},
  errors: {
    ...externalAppErrors,
    providers_not_found: "No step of the workflow takes a developer's account of this provider.",
    workflow_not_found: "The app has no such workflow with a step that takes a developer's account.",
    token_not_found: "`external_token_id` is unknown, or no account of this provider and app.",
  },
  notes: 'It concerns steps whose input says `{"credential_source": "DEVELOPER"}`. A later choice replaces it.',
  examples: [
    {
      title: "An account for a workflow",
      params: {
        app_id: "A0123456789",
        provider_key: "google",
        workflow_id: "Wf0123456789",
        external_token_id: "Et0123456789",
        mapping_owner_type: "DEVELOPER",
      },
    },
  ],
  handler: (ctx, params) =>
    ctx.write(selectDeveloperAccount, {
      appId: params.app_id,
      workflowId: params.workflow_id,
      providerKey: params.provider_key,
      tokenId: params.external_token_id,
    }),
});
