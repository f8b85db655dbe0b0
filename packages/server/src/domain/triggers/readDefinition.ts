import { isChannelId, type Outcome, refuse, refuseTrigger, succeed } from "@platform/protocol";
import { type TriggerType, triggerTypes, type TypePermission } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectChannel } from "../../storage/queries/channels.ts";
import { seeChannel } from "../access/accessChannel.ts";
import { accessWorkflowApp } from "../access/accessTrigger.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { mayUseTriggerType } from "../access/mayUseTriggerType.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { readWorkflow } from "../workflows/readWorkflow.ts";
import type { AskedTrigger, DefinitionCode, TriggerPlan } from "./definition.ts";
import { readConfig } from "./readConfig.ts";
import { readInputs } from "./readInputs.ts";

/** A trigger as it will be kept, when the caller may make it and it makes sense. */
export async function readDefinition(
  ctx: ReadContext,
  asked: AskedTrigger,
): Promise<Outcome<{ plan: TriggerPlan; installed: InstalledApp }, DefinitionCode>> {
  const found = await accessWorkflowApp(ctx, asked);
  if (!found.ok) return found;
  const { installed } = found;
  const type = triggerTypes.find((known) => known === asked.type);
  if (!type) {
    const message = `type is one of ${triggerTypes.join(", ")}`;
    return refuseTrigger("invalid_trigger_type", { message, pointer: "/type" });
  }
  if (!(await mayUseTriggerType(ctx, type, "trigger_type"))) {
    return refuse("restricted_action", `an admin does not let you use triggers of type ${type}`);
  }
  const workflow = readWorkflow(manifestOf(installed.app), asked.workflow);
  if (!workflow) return refuse("workflow_not_found", `the app has no workflow ${asked.workflow}`);
  const read = readInputs(type, workflow, asked.inputs);
  if (!read.ok) return read;
  const configured = readConfig(type, asked, ctx.nowMs);
  if (!configured.ok) return configured;
  const plan = { type, workflow: workflow.callbackId, inputs: read.inputs, ...configured.config };
  const placed = await checkChannels(ctx, plan);
  return placed.ok ? succeed({ plan, installed }) : placed;
}

/** It can only listen where its creator can, and in private channels only as the org's policy allows. */
async function checkChannels(
  ctx: ReadContext,
  plan: TriggerPlan,
): Promise<Outcome<object, "channel_not_found" | "restricted_action">> {
  let listensInPrivate = plan.isEverywhere;
  for (const id of plan.channelIds) {
    const channel = await seeChannel(ctx, id);
    if (!channel) return refuse("channel_not_found", `${id} is no channel that you see`);
    listensInPrivate ||= channel.kind !== "public";
  }
  const touchesPrivate = listensInPrivate || (await handsOnPrivate(ctx, plan));
  if (!touchesPrivate) return succeed({});
  const access = await checkPrivate(ctx, plan.type, "private_channel_access");
  if (!access.ok || !listensInPrivate || !plan.readsMessages) return access;
  return checkPrivate(ctx, plan.type, "private_channel_message_access");
}

/** Whether it hands a private channel to its workflow, which then acts there. */
async function handsOnPrivate({ db }: ReadContext, { inputs }: TriggerPlan): Promise<boolean> {
  const ids = textsIn(Object.values(inputs).map(({ value }) => value)).filter(isChannelId);
  for (const id of new Set(ids)) if ((await selectChannel(db, id))?.kind === "private") return true;
  return false;
}

/** Every text in a value: an input may be a list of channels, or hold one among other things. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function checkPrivate(
  ctx: ReadContext,
  type: TriggerType,
  permission: Exclude<TypePermission, "trigger_type">,
): Promise<Outcome<object, "restricted_action">> {
  if (await mayUseTriggerType(ctx, type, permission)) return succeed({});
  const what = permission === "private_channel_access" ? "touch private channels" : "read messages in private channels";
  return refuse("restricted_action", `an admin does not let you make triggers of type ${type} that ${what}`);
}
