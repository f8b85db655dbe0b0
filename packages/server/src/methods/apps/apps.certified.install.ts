import { installCertified } from "../../domain/apps/installCertified.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const appsCertifiedInstall = defineMethod({
  name: "apps.certified.install",
  summary: "Installs an app of the directory, so that workflows can use its functions.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: id({ object: "directory_app", describe: "An app of the directory.", otherwise: "app_not_found" }),
  },
  result: {},
  errors: {
    app_not_found: "`app_id` is missing, or names no app of the directory.",
    app_approval_request_eligible: "An admin has to approve the app first.",
    app_approval_request_denied: "An admin has restricted the app.",
    restricted_action: "Guests install nothing.",
  },
  notes:
    "The app gets the bot scopes of its manifest in the caller's workspace, and no access to the caller's account. Installing it again changes nothing.",
  examples: [{ title: "The app of a step", params: { app_id: "A0123456789" } }],
  handler: (ctx, params) => ctx.write(installCertified, { appId: params.app_id }),
});
