import { setAppDistribution } from "../../domain/apps/setAppDistribution.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, id } from "../params.ts";

export const adminAppsSetDistribution = defineMethod({
  name: "admin.apps.setDistribution",
  summary: "Sets who may install an app, and whether the app directory lists it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    app_id: id({
      object: "app",
      describe: "An app that was created in a workspace that the caller owns.",
      otherwise: "invalid_app_id",
    }),
    distribution: choice({
      describe:
        "`internal`: its own workspace only. `unlisted`: people who have its link. `directory`: everyone, listed in the directory.",
      of: ["internal", "unlisted", "directory"],
    }),
  },
  result: {},
  errors: {
    invalid_app_id: "`app_id` names no app of a workspace that the caller administers.",
    not_an_admin: governErrors.not_an_admin,
    not_an_owner: "The caller is not an owner of the app's workspace, or of its org.",
  },
  examples: [{ title: "List an app", params: { app_id: "A0123456789", distribution: "directory" } }],
  notes:
    "A method of this server's own. Apps in the directory and internal apps have the rate limits of their tier; apps distributed outside it and installed after 29 May 2025 have lower ones. Installations elsewhere stay when an app becomes `internal`; only new ones are refused.",
  handler: (ctx, params) => ctx.write(setAppDistribution, { appId: params.app_id, distribution: params.distribution }),
});
