import { limits } from "@platform/protocol";
import { id } from "./params.ts";

export const requestParam = id({ object: "shared_invite", describe: "The request.", otherwise: "invite_not_found" });

/** The refusals of a review, worded once. */
export const reviewErrors = {
  invite_not_found: "There is no such request in the caller's workspace.",
  restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
  invite_already_approved: "The request was approved before.",
  invite_already_denied: "The request was denied before.",
  invite_expired: "The request is older than 14 days.",
  message_too_long: `The message has more than ${limits.shared_invite_message_chars_max} characters.`,
};
