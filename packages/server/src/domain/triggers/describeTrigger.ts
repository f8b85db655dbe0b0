import { dataOfTypes } from "@platform/protocol/triggers/triggerData.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import type { AppRow } from "../access/accessApp.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { type Workflow, readWorkflow } from "../workflows/readWorkflow.ts";
import { eventDataNames } from "./eventKinds.ts";
import { triggerPath } from "./triggerPath.ts";

/** A trigger with all of its public data. */
export interface SeenTrigger {
  readonly row: TriggerRow;
  readonly app: AppRow | undefined;
  /** Nothing when the app has changed and has it no longer: the trigger is there, and starts nothing. */
  readonly workflow: Workflow | undefined;
  readonly workflowId: string;
  /** What `{{data.x}}` can lead to. */
  readonly dataNames: readonly string[];
  /** Where it is run from outside, when that is what it is for. */
  readonly path: string | undefined;
}

export async function describeTrigger(ctx: ReadContext, row: TriggerRow): Promise<SeenTrigger> {
  const app = await selectApp(ctx.db, row.app_id);
  return {
    row,
    app,
    workflow: app && readWorkflow(manifestOf(app), row.workflow),
    workflowId: workflowIdOf(row.app_id, row.workflow),
    dataNames: [...dataOfTypes[row.type], ...(row.event_type === null ? [] : eventDataNames(row.event_type))],
    path: triggerPath(ctx.secrets, row),
  };
}
