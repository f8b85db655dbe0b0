import { changeCollaborator } from "../../domain/apps/changeCollaborator.ts";
import {
  collaboratorErrors,
  lastOwnerError,
  permissionParam,
  personParams,
  workedAppParam,
} from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsOwnersUpdate = defineMethod({
  name: "developer.apps.owners.update",
  summary: "Changes the role of a collaborator.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam, ...personParams, permission_type: permissionParam },
  result: {},
  errors: { ...collaboratorErrors, ...lastOwnerError },
  examples: [
    {
      title: "From now on only reading",
      params: { app_id: "A0123456789", user_id: "U0123456789", permission_type: "reader" },
    },
  ],
  handler: (ctx, params) =>
    ctx.write(changeCollaborator, {
      appId: params.app_id,
      userId: params.user_id,
      email: params.user_email,
      role: params.permission_type,
    }),
});
