import { viewParam } from "./blockParams.ts";
import { optional, text } from "./params.ts";

/** What opens a view for a person who has just acted. */
export const triggerParams = {
  trigger_id: optional(
    text({
      object: "interaction",
      describe: "From what the person did: a click, a command, a shortcut. Good once, within 3 seconds.",
      otherwise: "invalid_trigger_id",
    }),
  ),
  interactivity_pointer: optional(
    text({
      object: "interaction",
      describe: "Instead of `trigger_id`, in a function of a workflow: from its `interactivity`. Good just as long.",
      otherwise: "invalid_trigger_id",
    }),
  ),
  view: viewParam,
};

/** Either name of it; what names nothing was never given to anybody. */
export function triggerIn(params: {
  readonly trigger_id: string | undefined;
  readonly interactivity_pointer: string | undefined;
}): string {
  return params.trigger_id ?? params.interactivity_pointer ?? "";
}

export const hashParam = {
  hash: optional(text({ describe: "Of the view as the caller knows it; if it is another one now, nothing changes." })),
};

/** The refusals of views, worded once. */
export const viewErrors = {
  invalid_arguments: "The view is invalid; `response_metadata.messages` names each fault and its location.",
  view_too_large: "The view has more than 250 KB.",
  duplicate_external_id: "The app shows another view under this `external_id`.",
};

export const triggerErrors = {
  invalid_trigger_id: "`trigger_id` and `interactivity_pointer` are missing, or were never given to this app.",
  expired_trigger_id: "`trigger_id` is older than 3 seconds.",
  exchanged_trigger_id: "`trigger_id` was used before.",
};
