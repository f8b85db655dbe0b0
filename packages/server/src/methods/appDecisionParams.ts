import { limits } from "@platform/protocol";
import { governErrors } from "./adminParams.ts";
import { id, list, optional } from "./params.ts";

/** An app that an admin decides about, and the workspace that the decision is for. */
export const decisionParams = {
  app_id: optional(id({ object: "app", describe: "The app.", otherwise: "request_id_or_app_id_is_required" })),
  request_id: optional(
    id({ object: "app_request", describe: "Instead of `app_id`: a pending request.", otherwise: "invalid_request_id" }),
  ),
  team_id: optional(
    id({
      object: "team",
      describe: "The workspace; that of the request, or the caller's own when left out.",
      otherwise: "team_not_found",
    }),
  ),
};

/** The refusals of a request to approve an app. */
export const requestErrors = {
  invalid_request_id: "`request_id` names no request of a workspace that the caller runs.",
  request_already_resolved: "An administrator has decided about the request, or it was taken back.",
};

export const decisionErrors = {
  ...governErrors,
  request_id_or_app_id_is_required: "Neither `app_id` nor `request_id` is given, or `app_id` is no id.",
  too_many_ids_provided: "Both `app_id` and `request_id` are given.",
  ...requestErrors,
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
