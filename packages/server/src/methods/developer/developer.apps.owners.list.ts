import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listCollaborators } from "../../domain/apps/listCollaborators.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsOwnersList = defineMethod({
  name: "developer.apps.owners.list",
  summary: "Lists the collaborators of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: workedAppParam },
  result: {
    owners: Type.Array(
      Type.Object({
        user_id: Type.String(),
        user_email: Type.Optional(Type.String()),
        username: Type.String(),
        permission_type: Type.Enum(["owner", "reader"]),
      }),
      { description: "All collaborators, including readers; the earliest first." },
    ),
  },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: "The caller neither works on the app nor is an admin of its workspace.",
  },
  examples: [{ title: "Who can help?", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const listed = await listCollaborators(ctx, params.app_id);
    if (!listed.ok) return listed;
    return succeed({
      owners: listed.collaborators.map(({ user_id, email, name, role }) => ({
        user_id,
        ...(email === null ? {} : { user_email: email }),
        username: name,
        permission_type: role,
      })),
    });
  },
});
