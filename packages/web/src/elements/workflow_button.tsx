import type { WorkflowButton } from "@platform/protocol/elements/workflow_button.ts";
import { ButtonView } from "./button.tsx";
import type { ElementProps } from "./elementProps.ts";

/** Runs a workflow; the server knows which one by the element. */
export function WorkflowButtonView({ element, ...rest }: ElementProps<WorkflowButton>) {
  const { workflow: _workflow, type: _type, ...shown } = element;
  return <ButtonView {...rest} element={{ ...shown, type: "button" }} />;
}
