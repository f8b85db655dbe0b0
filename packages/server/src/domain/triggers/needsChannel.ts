import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import { parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { referencesIn } from "@platform/protocol/workflows/template.ts";
import type { Workflow } from "../workflows/readWorkflow.ts";

/** Whether a link can be run only in a channel: a required input of its workflow is the channel that it is run in. */
export function needsChannel(inputs: TriggerInputs, workflow: Workflow | undefined): boolean {
  return parametersIn(workflow?.inputParameters).some(
    ({ name, isRequired, schema }) =>
      isRequired && schema["default"] === undefined && referencesIn(inputs[name]?.value).includes("data.channel_id"),
  );
}
