import type { MethodParams } from "@platform/sdk";
import type { Connection } from "../accounts/connect.ts";
import type { Project } from "../project/findProject.ts";
import { readKnownTriggers, writeKnownTriggers } from "./knownTriggers.ts";
import type { TriggerStep } from "./planTriggers.ts";
import type { Trigger } from "./triggerText.ts";

export interface AppliedTrigger {
  readonly action: TriggerStep["action"];
  readonly file: string;
  readonly triggerId: string;
  /** As it is now; absent for what was deleted or stayed. */
  readonly trigger?: Trigger;
}

/** Carries out a plan. Each step is remembered when it is done, so that what fails in the middle goes on from there. */
export async function applyTriggers(
  { ask }: Connection,
  project: Project,
  appId: string,
  steps: readonly TriggerStep[],
): Promise<AppliedTrigger[]> {
  const applied: AppliedTrigger[] = [];
  for (const step of steps) {
    const known = { ...readKnownTriggers(project, appId) };
    const done = await apply(ask, appId, step);
    if (step.action === "delete") delete known[step.file];
    else known[step.file] = { trigger_id: done.triggerId, hash: step.hash };
    writeKnownTriggers(project, appId, known);
    applied.push(done);
  }
  return applied;
}

async function apply(ask: Connection["ask"], appId: string, step: TriggerStep): Promise<AppliedTrigger> {
  const { action, file } = step;
  if (action === "delete") {
    await ask("workflows.triggers.delete", { trigger_id: step.triggerId });
    return { action, file, triggerId: step.triggerId };
  }
  if (action === "keep") return { action, file, triggerId: step.triggerId };
  const definition = { ...step.definition, workflow_app_id: appId } as MethodParams<"workflows.triggers.create">;
  const { trigger } =
    action === "create"
      ? await ask("workflows.triggers.create", definition)
      : await ask("workflows.triggers.update", { ...definition, trigger_id: step.triggerId });
  return { action, file, triggerId: trigger.id, trigger };
}
