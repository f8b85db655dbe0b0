import { governErrors, teamParam } from "./adminParams.ts";
import { id, optional } from "./params.ts";

/** The messages whose key is suspended or restored. */
export const messageKeyParams = {
  team_id: teamParam,
  channel_id: optional(
    id({
      object: "channel",
      describe: "One conversation; the whole workspace when left out.",
      otherwise: "channel_not_found",
    }),
  ),
};

export const messageKeyErrors = {
  ...governErrors,
  channel_not_found: "`channel_id` names no conversation of that workspace.",
};
