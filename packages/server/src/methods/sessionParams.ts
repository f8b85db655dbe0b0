import { limits } from "@platform/protocol";
import { list } from "./params.ts";

/** The people whose sessions an administrator decides about. */
export const holdersParam = list({
  object: "user",
  describe: `The people; at most ${limits.session_users_max}.`,
  max: limits.session_users_max,
  otherwise: "user_not_found",
});

/** The refusals of `accessSessionHolder`, worded once. */
export const holderErrors = {
  user_not_found: "One of the ids is not a person of a workspace that the caller administers.",
  not_an_admin: "The caller administers neither a workspace nor an org, or has a role that does not reach this person.",
  bots_not_allowed: "Bots sign in nowhere.",
};

export const primaryOwnerError = {
  admin_unauthorized: "The primary owner alone decides about the primary owner's sessions.",
};
