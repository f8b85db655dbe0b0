import { limits } from "@platform/protocol";
import { triggerTypes } from "@platform/protocol/triggers/triggerTypes.ts";
import type { AskedTrigger } from "../domain/triggers/definition.ts";
import type { MethodContext } from "./define.ts";
import { defaulted, id, jsonObject, optional, text } from "./params.ts";

/** A trigger as tools and apps define it. */
export const triggerDefinitionParams = {
  type: text({ describe: `One of ${triggerTypes.join(", ")}.`, otherwise: "invalid_trigger_type" }),
  name: text({ describe: "What people know it by.", maxLength: limits.trigger_name_chars_max }),
  description: defaulted(text({ describe: "What it is for.", maxLength: limits.trigger_description_chars_max }), ""),
  workflow: text({
    describe: "The workflow that it starts, as `#/workflows/<callback_id>`.",
    otherwise: "workflow_not_found",
  }),
  workflow_app_id: optional(
    id({
      object: "developed_app",
      describe: "The app of the workflow; the caller's own when an app calls.",
      otherwise: "app_not_found",
    }),
  ),
  inputs: optional(
    jsonObject({
      describe:
        "For each input of the workflow `{value}`, in which `{{data.x}}` is replaced by the trigger's data, or `{customizable: true}` to ask the person who runs it.",
      otherwise: "invalid_trigger_inputs",
    }),
  ),
  shortcut: optional(jsonObject({ describe: "Of a shortcut: `button_text`.", otherwise: "invalid_trigger_config" })),
  event: optional(
    jsonObject({
      describe:
        "Of an event: `event_type`, `channel_ids` or `all_resources`, `metadata_event_type`, `filter` with `version` and `root`.",
      otherwise: "invalid_trigger_config",
    }),
  ),
  schedule: optional(
    jsonObject({
      describe:
        "Of a schedule: `start_time`, `timezone`, `frequency` with `type`, `repeats_every`, `on_days`, `on_week_num`, and `end_time` or `occurrence_count`.",
      otherwise: "invalid_trigger_config",
    }),
  ),
  webhook: optional(jsonObject({ describe: "Of a webhook: `filter`.", otherwise: "invalid_trigger_config" })),
};

interface DefinitionValues extends Omit<AskedTrigger, "appId"> {
  readonly workflow_app_id: string | undefined;
}

export function definitionOf({ caller }: MethodContext, params: DefinitionValues): AskedTrigger {
  const { type, name, description, workflow, inputs, shortcut, event, schedule, webhook } = params;
  const appId = params.workflow_app_id ?? caller.appId ?? "";
  return { type, name, description, workflow, appId, inputs, shortcut, event, schedule, webhook };
}

/** The refusals of a definition, worded once. */
export const definitionErrors = {
  app_not_found: "`workflow_app_id` is missing or names no app that is installed in the workspace.",
  access_denied: "The caller is not that app, does not work on it, and does not run the workspace.",
  restricted_action:
    "An admin does not let the caller use that type of trigger, or let it touch or read in private channels: see `admin.workflows.triggers.types.permissions.set`.",
  workflow_not_found: "The app's manifest has no such workflow.",
  channel_not_found: "One of the channels is none that the caller sees.",
  invalid_trigger_type: "`type` is unknown, or differs from that of the trigger.",
  invalid_trigger_config: "A setting of this type is missing or malformed; `errors` names the fault and its location.",
  invalid_trigger_event_type: "`event.event_type` is not an event that starts workflows.",
  invalid_trigger_inputs: "The workflow cannot run with these inputs; `errors` names those that lack.",
  invalid_interactive_trigger_inputs: "`{{data.interactivity}}` in a trigger that no person runs.",
  customizable_inputs_only_allowed_on_link_triggers: "A customizable input in a trigger that no person runs.",
  customizable_inputs_not_allowed_on_optional_inputs: "A customizable input that the workflow does not need.",
  customizable_input_unsupported_type: "A customizable input has a type that people cannot enter.",
  too_many_customizable_inputs: `More than ${limits.trigger_customizable_inputs_max} customizable inputs.`,
};
