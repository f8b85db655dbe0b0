import { appIdParam, manifestErrors } from "./manifestParams.ts";

/** The app that is deployed. */
export const hostedAppParam = appIdParam;

/** The refusals that all of `apps.hosted` share, worded once. */
export const hostedErrors = {
  invalid_app_id: manifestErrors.invalid_app_id,
  invalid_app: "`app_id` names no app of the workspace.",
  access_denied: manifestErrors.access_denied,
};
