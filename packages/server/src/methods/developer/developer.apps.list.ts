import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listWorkedApps } from "../../domain/apps/listWorkedApps.ts";
import { presentWorkedApp, workedAppSchema } from "../../present/workedApp.ts";
import { defineMethod } from "../define.ts";

export const developerAppsList = defineMethod({
  name: "developer.apps.list",
  summary: "Lists the apps that the caller works on.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {},
  result: { apps: Type.Array(workedAppSchema, { description: "The newest first." }) },
  errors: {},
  notes:
    "Admins of a workspace see every app that was created in it; `permission_type` is absent if they are not collaborators.",
  examples: [{ title: "My apps", params: {} }],
  handler: async (ctx) => succeed({ apps: (await listWorkedApps(ctx)).map(presentWorkedApp) }),
});
