import { uninstallForDeveloper } from "../../domain/apps/uninstallForDeveloper.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const appsDeveloperUninstall = defineMethod({
  name: "apps.developerUninstall",
  summary: "Uninstalls an app from the workspace it was created in, for a collaborator.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam },
  result: {},
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
    app_not_installed: "It is not installed there.",
  },
  notes:
    "Every bot and user token of the installation ends at once. The app itself stays with its app-level tokens, and can be installed again.",
  examples: [{ title: "Enough of it", params: { app_id: "A0123456789" } }],
  handler: (ctx, params) => ctx.write(uninstallForDeveloper, { appId: params.app_id }),
});
