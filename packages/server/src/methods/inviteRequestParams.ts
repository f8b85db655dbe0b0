import { limits } from "@platform/protocol";
import { governErrors } from "./adminParams.ts";
import { count, defaulted, id, optional, text } from "./params.ts";

export const inviteRequestParams = {
  invite_request_id: id({ object: "invite_request", describe: "The request.", otherwise: "invalid_request" }),
  team_id: optional(
    id({ object: "team", describe: "The workspace; that of the request when left out.", otherwise: "team_not_found" }),
  ),
};

/** The refusals of a decision, worded once. */
export const inviteRequestErrors = {
  ...governErrors,
  invalid_request: "`invite_request_id` names no request of that workspace, or one that has expired.",
  already_processed: "The request was approved or denied before.",
};

/** The arguments of the three listings of requests. */
export const inviteRequestListParams = {
  team_id: optional(
    id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
  ),
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  limit: defaulted(
    count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
    limits.page_default,
  ),
};

export const inviteRequestListErrors = {
  ...governErrors,
  invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
};
