import { limits } from "@platform/protocol";
import { scopeKinds } from "../domain/retention/effectiveRule.ts";
import { governChannelErrors, governErrors } from "./adminParams.ts";
import { choice, count, defaulted, id, optional, text } from "./params.ts";

/** The workspace of a rule; without it the caller's org. */
export const scopeParam = optional(
  id({
    object: "team",
    describe: "The workspace. Left out: the caller's org, or the caller's workspace when it is in no org.",
    otherwise: "team_not_found",
  }),
);

export const kindParam = choice({
  describe: "Messages of public channels, of private channels, direct messages with group DMs, or uploaded files.",
  of: scopeKinds,
});

/** Not clamped: a rule that is shorter than what was asked for would delete too much. */
export const durationParam = count({
  describe: `How many days content is kept, 1 to ${limits.retention_days_max}.`,
  otherwise: "invalid_duration",
  min: -Number.MAX_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
});

export const scopeErrors = {
  ...governErrors,
  restricted_action:
    "Only owners of the workspace decide about its rules, and only owners of the org about those of the org.",
};

export const durationErrors = {
  invalid_duration: `\`duration_days\` is not a whole number from 1 to ${limits.retention_days_max}.`,
};

/** A rule by its name: of one channel, or of a kind in a workspace or the org. */
export const ruleParams = {
  channel_id: optional(
    id({ object: "channel", describe: "The channel, for the rule of one channel.", otherwise: "channel_not_found" }),
  ),
  team_id: scopeParam,
  kind: optional(kindParam),
};

export const ruleErrors = {
  ...scopeErrors,
  channel_not_found: governChannelErrors.channel_not_found,
  channel_type_not_supported: governChannelErrors.channel_type_not_supported,
  rule_not_found: "There is no such rule, or neither `channel_id` nor `kind` names one.",
};

export const pageParams = {
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  limit: defaulted(
    count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
    limits.page_default,
  ),
};

export const cursorError = { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." };

export function ruleNameOf(params: {
  readonly channel_id?: string | undefined;
  readonly team_id?: string | undefined;
  readonly kind?: (typeof scopeKinds)[number] | undefined;
}) {
  return { channelId: params.channel_id, teamId: params.team_id, kind: params.kind };
}
