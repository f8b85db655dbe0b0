import { limits } from "@platform/protocol";
import { governErrors } from "./adminParams.ts";
import { id, list, optional } from "./params.ts";

/** An app that an admin decides about, and the workspace that the decision is for. */
export const decisionParams = {
  app_id: id({ object: "app", describe: "The app.", otherwise: "request_id_or_app_id_is_required" }),
  team_id: optional(
    id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
  ),
};

export const decisionErrors = {
  ...governErrors,
  request_id_or_app_id_is_required: "`app_id` is missing or no id.",
  invalid_app_id: "No app has this id.",
};

/** An org-wide app, and the workspaces that it is let into or kept out of. */
export const grantParams = {
  app_id: id({ object: "app", describe: "The app.", otherwise: "invalid_app_id" }),
  team_ids: list({
    object: "team",
    describe: "The workspaces.",
    otherwise: "no_team_ids_given",
    max: limits.granted_teams_max,
  }),
};

export const grantErrors = {
  ...governErrors,
  invalid_app_id: "No app has this id.",
  app_management_app_not_installed_on_org: "The app is not installed org-wide in the org of these workspaces.",
  no_team_ids_given: "`team_ids` is missing or empty.",
};
