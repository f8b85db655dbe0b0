import { limits } from "@platform/protocol";
import { holdRestrictions } from "../domain/holds/accessHold.ts";
import { choice, count, id, list, text } from "./params.ts";

/** The refusals of `governHolds`, worded once. */
export const governHoldsErrors = {
  not_an_admin: "The caller runs neither a workspace nor an org.",
  restricted_action: "Only owners of the org decide about legal holds, or owners of a workspace that is in no org.",
};

export const holdErrors = {
  ...governHoldsErrors,
  policy_not_found: "`policy_id` names no legal hold of the caller's org or workspace.",
};

export const policyParam = id({ object: "legal_hold", describe: "The legal hold.", otherwise: "policy_not_found" });

export const entitiesParam = list({
  object: "user",
  describe: "People.",
  otherwise: "user_not_found",
  max: limits.hold_entities_max,
});

const secondsMax = 253_402_300_799;

export const holdFields = {
  name: text({ describe: "Its name, for administrators.", maxLength: limits.hold_name_chars_max }),
  description: text({ describe: "What it is for.", maxLength: limits.hold_description_chars_max }),
  restriction: choice({
    describe: "`ONLY_DMS` covers direct messages and group DMs only; `NO_RESTRICTION` covers every conversation.",
    of: holdRestrictions,
  }),
  start_date: count({
    describe: "Cover only content since then; in seconds since 1970, 0 for no limit.",
    min: 0,
    max: secondsMax,
  }),
  end_date: count({
    describe: "Cover only content before then; in seconds since 1970, 0 for no limit.",
    min: 0,
    max: secondsMax,
  }),
};

/** 0 is no limit, so that a limit can be removed. */
export function dateOf(seconds: number | undefined): number | null | undefined {
  if (seconds === undefined) return undefined;
  return seconds === 0 ? null : seconds * 1000;
}

export const holdNotes =
  "A method of this server's own. A hold covers everything that its people wrote, and everything in conversations that they are in, or were in when it was written. While a hold covers a message or file, retention skips it, and what people edit or delete disappears for readers but is preserved. A hold gives no access to content, and people cannot see that they are on one.";
