import { addCollaborator } from "../../domain/apps/addCollaborator.ts";
import { collaboratorErrors, ownerByDefault, personParams, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsOwnersAdd = defineMethod({
  name: "developer.apps.owners.add",
  summary: "Adds a collaborator to an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam, ...personParams, permission_type: ownerByDefault },
  result: {},
  errors: { ...collaboratorErrors, user_already_owner: "They work on the app already, in whatever role." },
  examples: [{ title: "A second owner", params: { app_id: "A0123456789", user_email: "bob@acme.test" } }],
  handler: (ctx, params) =>
    ctx.write(addCollaborator, {
      appId: params.app_id,
      userId: params.user_id,
      email: params.user_email,
      role: params.permission_type,
    }),
});
