import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import { coerce } from "@platform/protocol/workflows/coerce.ts";
import { baseTypeName, noTypes } from "@platform/protocol/workflows/customTypes.ts";
import { type Fields, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { seeChannel } from "../access/accessChannel.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { mayUseTriggerType } from "../access/mayUseTriggerType.ts";
import type { ReadContext } from "../context.ts";
import { describeTrigger } from "./describeTrigger.ts";

/**
 * Whether the person may choose the channels that they give to a trigger. The app may be in channels that the person
 * knows nothing of, and would write there for them; private ones are subject to the org's policy.
 */
export async function checkChosen(
  ctx: ReadContext,
  trigger: TriggerRow,
  given: Fields,
): Promise<Outcome<object, "channel_not_found" | "access_denied">> {
  const inputs = JSON.parse(trigger.inputs) as TriggerInputs;
  const { workflow } = await describeTrigger(ctx, trigger);
  const types = workflow?.types ?? noTypes;
  for (const { name, schema } of parametersIn(workflow?.inputParameters)) {
    if (baseTypeName(schema, types) !== "channel_id" || !inputs[name]?.customizable || given[name] === undefined)
      continue;
    const read = coerce(given[name], schema, types);
    // What is no id at all is refused with the other inputs.
    if (!read.ok) continue;
    const channel = await seeChannel(ctx, String(read.value));
    if (!channel) return refuse("channel_not_found", `${name} is no channel that you see`);
    if (channel.kind === "public" || (await mayUseTriggerType(ctx, trigger.type, "private_channel_access"))) continue;
    return refuse("access_denied", `an admin does not let you take a workflow into a private channel: ${name}`);
  }
  return succeed({});
}
