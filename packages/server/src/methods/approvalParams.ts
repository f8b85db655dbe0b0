import { id, optional } from "./params.ts";
import { collaboratorErrors, workedAppErrors } from "./collaboratorParams.ts";

/** The workspace that a command line names, which is always the caller's. */
export const ownTeamParam = optional(
  id({ object: "team", describe: "The caller's workspace.", otherwise: "team_not_found" }),
);

/** The refusals of requests for approval, worded once. */
export const approvalErrors = {
  app_not_found: collaboratorErrors.app_not_found,
  access_denied: workedAppErrors.access_denied,
};
