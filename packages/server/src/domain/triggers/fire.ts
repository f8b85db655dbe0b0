import { type Outcome, refuse } from "@platform/protocol";
import { fillInputs, type TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import { workflowCallbackId } from "@platform/protocol/workflows/functionReference.ts";
import { selectIsUnpublished } from "../../storage/queries/unpublishedWorkflows.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import type { WriteContext } from "../context.ts";
import { recordFiring } from "./recordFiring.ts";
import { startRun, type StartedRun, type StartRunCode } from "../runs/startRun.ts";

/** What a trigger goes by when it starts a run. */
export interface Firing {
  /** What `{{data.x}}` leads to. */
  readonly data: Fields;
  /** What a person gave for the inputs that the trigger asks for. */
  readonly given?: Fields;
  /** Who gave that. What the app of a button gives is the app's own text. */
  readonly givenBy?: "person" | "button";
  readonly startedBy?: string;
  /** Names this start among all of the trigger: there is one run for it, however often it is tried. */
  readonly key: string;
}

/** Starts a run, as a part of the write that it belongs to. Whether it may is decided before. */
export async function fire(
  ctx: WriteContext,
  trigger: TriggerRow,
  firing: Firing,
): Promise<Outcome<StartedRun, StartRunCode>> {
  const { app_id: appId, team_id: teamId } = trigger;
  if (await selectIsUnpublished(ctx.db, { appId, teamId, workflow: workflowCallbackId(trigger.workflow) })) {
    const refused = refuse("workflow_not_found", "an administrator has unpublished the workflow");
    await recordFiring(ctx, trigger, refused);
    return refused;
  }
  const started = await startRun.within(ctx, {
    appId: trigger.app_id,
    teamId: trigger.team_id,
    workflow: trigger.workflow,
    inputs: fillInputs(JSON.parse(trigger.inputs) as TriggerInputs, firing.data, firing.given),
    enteredInputs: firing.givenBy === "person" ? enteredNames(trigger, firing.given) : [],
    triggerId: trigger.id,
    startedBy: firing.startedBy,
    key: `${trigger.id} ${firing.key}`,
  });
  if (!started.ok || started.isNew) await recordFiring(ctx, trigger, started);
  return started;
}

/** The inputs as the person entered them: those that the trigger asks for. */
function enteredNames({ inputs }: TriggerRow, given: Fields = {}): string[] {
  const asked = Object.entries(JSON.parse(inputs) as TriggerInputs).filter(([, { customizable }]) => customizable);
  return asked.map(([name]) => name).filter((name) => Object.hasOwn(given, name));
}

/** The data that every workflow receives, however it was started. */
export function commonData(
  ctx: Pick<WriteContext, "nowMs">,
  team: { readonly id: string; readonly org_id: string | null },
) {
  return {
    team_id: team.id,
    ...(team.org_id !== null && { enterprise_id: team.org_id }),
    event_timestamp: Math.floor(ctx.nowMs / 1000),
  };
}
