import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { WorkflowButton } from "@platform/protocol/elements/workflow_button.ts";
import { runTrigger } from "../triggers/runTrigger.ts";
import { triggerIdIn } from "../triggers/triggerPath.ts";
import type { ActContext } from "./act.ts";
import type { PlacedElement } from "./elements.ts";
import type { ActedMessage } from "./findActed.ts";

export type WorkflowCode = "trigger_not_found" | "access_denied";

/** Presses a button that runs a workflow. The app that shows it is not asked: the workflow may be another app's. */
export async function pressWorkflow(
  ctx: ActContext,
  { block, element }: PlacedElement,
  { channel, message }: ActedMessage,
): Promise<Outcome<{ reply: undefined }, WorkflowCode>> {
  const { url, customizable_input_parameters: given = [] } = (element as unknown as WorkflowButton).workflow.trigger;
  const run = await ctx.write(runTrigger, {
    triggerId: triggerIdIn(url) ?? "",
    inputs: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    chosenBy: "button",
    place: {
      channelId: channel.id,
      messageTs: message.ts,
      actionId: element.action_id,
      blockId: block.block_id,
    },
    key: undefined,
  });
  if (run.ok) return succeed({ reply: undefined });
  return run.error === "access_denied" ? refuse("access_denied") : { ...run, error: "trigger_not_found" };
}
