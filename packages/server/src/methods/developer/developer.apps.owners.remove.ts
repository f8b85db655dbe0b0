import { removeCollaborator } from "../../domain/apps/removeCollaborator.ts";
import { collaboratorErrors, lastOwnerError, personParams, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsOwnersRemove = defineMethod({
  name: "developer.apps.owners.remove",
  summary: "Removes a collaborator from an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam, ...personParams },
  result: {},
  errors: { ...collaboratorErrors, ...lastOwnerError },
  examples: [{ title: "By email address", params: { app_id: "A0123456789", user_email: "bob@acme.test" } }],
  handler: (ctx, params) =>
    ctx.write(removeCollaborator, { appId: params.app_id, userId: params.user_id, email: params.user_email }),
});
