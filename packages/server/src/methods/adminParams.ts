import { id } from "./params.ts";

/** The workspace that an administrator decides about. */
export const teamParam = id({ describe: "The workspace.", otherwise: "team_not_found" });

/** The refusals of `governTeam`, worded once. */
export const governErrors = {
  team_not_found: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
  not_an_admin: "The caller runs neither the workspace nor its org.",
};
