import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectTrigger } from "../../storage/queries/triggers.ts";
import { seeChannel } from "../access/accessChannel.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { mayRunTrigger } from "../access/mayRunTrigger.ts";
import { mayUseTriggerType } from "../access/mayUseTriggerType.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { makeInteractivity } from "../interactions/interactivity.ts";
import { checkChosen } from "./checkChosen.ts";
import { explainMissing } from "./explainMissing.ts";
import { commonData, fire } from "./fire.ts";

export interface AskedRun {
  readonly triggerId: string;
  /** The values for the inputs that the trigger asks for. */
  readonly inputs: Fields;
  /** Who chose them. Those of a button are the choice of the app that shows it, which may know more channels. */
  readonly chosenBy: "person" | "button";
  /** Where the person found it. */
  readonly place: Place;
  /** The same start asked for again, by a client that heard no answer. */
  readonly key: string | undefined;
}

export interface Place {
  readonly channelId?: string | undefined;
  readonly messageTs?: string | undefined;
  readonly actionId?: string | undefined;
  readonly blockId?: string | undefined;
  readonly bookmarkId?: string | undefined;
}

export type RunTriggerCode =
  | "trigger_not_found"
  | "access_denied"
  | "channel_not_found"
  | "invalid_trigger_inputs"
  | "workflow_not_found";

/** A person runs a trigger: that it is theirs to run is decided here, and nowhere else. */
export const runTrigger = defineOperation(
  import.meta,
  async (ctx, asked: AskedRun): Promise<Outcome<{ runId: string }, RunTriggerCode>> => {
    const trigger = isIdShaped(asked.triggerId) ? await selectTrigger(ctx.db, asked.triggerId) : undefined;
    if (trigger?.type !== "shortcut") return refuse("trigger_not_found");
    if (!(await mayRunTrigger(ctx, trigger))) {
      // People outside the workspace do not learn that it exists.
      return refuse(trigger.team_id === ctx.caller.teamId ? "access_denied" : "trigger_not_found");
    }
    const placed = await checkPlace(ctx, trigger, asked);
    if (!placed.ok) return placed;
    const chosen = asked.chosenBy === "person" ? await checkChosen(ctx, trigger, asked.inputs) : succeed({});
    if (!chosen.ok) return chosen;
    const data = await dataOf(ctx, trigger, asked.place);
    const { userId } = ctx.caller;
    const key = `by ${userId} ${asked.key ?? ctx.ids.unguessable()}`;
    const started = await fire(ctx, trigger, {
      data,
      given: asked.inputs,
      givenBy: asked.chosenBy,
      startedBy: userId,
      key,
    });
    if (started.ok) return succeed({ runId: started.runId });
    if (started.error !== "parameter_validation_failed") return refuse("workflow_not_found");
    const inputs = JSON.parse(trigger.inputs) as TriggerInputs;
    const messages = started.response_metadata?.messages.map((fault) => explainMissing(inputs, fault)) ?? [];
    return { ...started, error: "invalid_trigger_inputs", response_metadata: { messages } };
  },
);

/** A person can run a workflow only in channels that they see, and in private ones as the org's policy allows. */
async function checkPlace(
  ctx: WriteContext,
  trigger: TriggerRow,
  { place: { channelId }, chosenBy }: AskedRun,
): Promise<Outcome<object, "channel_not_found" | "access_denied">> {
  if (channelId === undefined) return succeed({});
  const channel = await seeChannel(ctx, channelId);
  if (!channel) return refuse("channel_not_found");
  if (chosenBy === "button" || channel.kind === "public") return succeed({});
  if (await mayUseTriggerType(ctx, trigger.type, "private_channel_access")) return succeed({});
  return refuse("access_denied", "an admin does not let you take a workflow into a private channel");
}

async function dataOf(ctx: WriteContext, trigger: TriggerRow, place: Place): Promise<Fields> {
  const { userId } = ctx.caller;
  const { channelId, messageTs, actionId, blockId, bookmarkId } = place;
  const team = await selectTeam(ctx.db, trigger.team_id);
  return {
    ...commonData(ctx, team ?? { id: trigger.team_id, org_id: null }),
    user_id: userId,
    ...(channelId !== undefined && { channel_id: channelId }),
    ...(messageTs !== undefined && { message_ts: messageTs }),
    ...(actionId !== undefined && { action_id: actionId }),
    ...(blockId !== undefined && { block_id: blockId }),
    ...(bookmarkId !== undefined && { bookmark_id: bookmarkId }),
    location: locationOf(place),
    interactivity: makeInteractivity(ctx, trigger.app_id, channelId),
  };
}

function locationOf({ bookmarkId, actionId, messageTs }: Place): string {
  if (bookmarkId !== undefined) return "bookmark";
  if (actionId !== undefined) return "button";
  return messageTs === undefined ? "link" : "message";
}
