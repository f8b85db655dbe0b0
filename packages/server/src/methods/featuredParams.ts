import { limits } from "@platform/protocol";
import { id, list } from "./params.ts";

export const featuredParams = {
  channel_id: id({ object: "channel", describe: "The channel.", otherwise: "channel_not_found" }),
  trigger_ids: list({
    object: "trigger",
    describe: "Link triggers, in the order in which the channel shows them.",
    max: limits.arg_count_max,
  }),
};

/** The refusals of the methods that change what a channel features, worded once. */
export const featuredErrors = {
  channel_not_found:
    "`channel_id` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  restricted_action: "The caller is not in the channel, is a guest, or the channel is archived.",
};

export const unusableTriggers = `A trigger is unknown, not a link, or not one that the caller may run; or the channel would feature more than ${limits.featured_workflows_max}.`;
