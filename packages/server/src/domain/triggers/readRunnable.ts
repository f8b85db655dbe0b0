import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import { type Parameter, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { selectTrigger } from "../../storage/queries/triggers.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { mayRunTrigger } from "../access/mayRunTrigger.ts";
import type { ReadContext } from "../context.ts";
import { describeTrigger, type SeenTrigger } from "./describeTrigger.ts";
import { needsChannel } from "./needsChannel.ts";

/** A link trigger for a person who may run it, and the inputs it asks for. */
export interface RunnableTrigger {
  readonly seen: SeenTrigger;
  readonly asked: readonly Parameter[];
  readonly needsChannel: boolean;
}

export async function readRunnable(
  ctx: ReadContext,
  triggerId: string,
): Promise<Outcome<RunnableTrigger, "trigger_not_found" | "access_denied">> {
  const trigger = isIdShaped(triggerId) ? await selectTrigger(ctx.db, triggerId) : undefined;
  if (trigger?.type !== "shortcut") return refuse("trigger_not_found");
  if (!(await mayRunTrigger(ctx, trigger))) {
    return refuse(trigger.team_id === ctx.caller.teamId ? "access_denied" : "trigger_not_found");
  }
  return succeed(await describeRunnable(ctx, trigger));
}

/** Whether the caller may run it is decided before. */
export async function describeRunnable(ctx: ReadContext, trigger: TriggerRow): Promise<RunnableTrigger> {
  const seen = await describeTrigger(ctx, trigger);
  const inputs = JSON.parse(trigger.inputs) as TriggerInputs;
  const asked = parametersIn(seen.workflow?.inputParameters).filter(({ name }) => inputs[name]?.customizable ?? false);
  return { seen, asked, needsChannel: needsChannel(inputs, seen.workflow) };
}
