import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { readFunctionReference } from "@platform/protocol/workflows/functionReference.ts";
import { selectRunDefinitions } from "../../storage/queries/runs.ts";
import { accessWorkflow, type NamedWorkflow, type SeenWorkflow } from "../access/accessWorkflow.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { functionIdOf, isFunctionIdOf } from "./namedIds.ts";
import type { Workflow, WorkflowStep } from "./readWorkflow.ts";

/** The id of the form in every workspace, as tools know it. */
export const formFunctionId = "Fn010N";

/** A step that the workflow has, or had when a run started that is still stored. */
export interface StepVersion {
  readonly title: string;
  readonly workflowId: string;
  readonly stepId: string;
  readonly isDeleted: boolean;
  readonly sinceMs: number;
}

/** The steps of a workflow that use a function, in their order; deleted steps come last. */
export async function listSteps(
  ctx: ReadContext,
  { functionId, ...named }: NamedWorkflow & { readonly functionId: string },
): Promise<Outcome<{ steps: StepVersion[] }, "unknown_app_id" | "unknown_workflow_id" | "unknown_function_id">> {
  const seen = await accessWorkflow(ctx, named);
  if (!seen.ok) return seen;
  const uses = usesOf(seen, functionId);
  if (!uses) return refuse("unknown_function_id");
  const { app, workflow, workflowId } = seen;
  const found = new Map<string, StepVersion>();
  const add = ({ steps, title }: Workflow, sinceMs: number, isDeleted: boolean) => {
    for (const step of steps) {
      if (!uses(step) || found.has(step.id)) continue;
      found.set(step.id, { title, workflowId, stepId: step.id, isDeleted, sinceMs });
    }
  };
  add(workflow, app.created_ms, false);
  const runs = { appId: app.id, teamId: ctx.caller.teamId, workflow: workflow.callbackId };
  for (const { definition, since_ms: sinceMs } of await selectRunDefinitions(ctx.db, runs, limits.step_versions_max)) {
    add(JSON.parse(definition) as Workflow, sinceMs, true);
  }
  return succeed({ steps: [...found.values()] });
}

/** Which steps use a function; nothing for an id that names neither the form nor a function that the workflow can use. */
function usesOf({ app, workflow }: SeenWorkflow, functionId: string): ((step: WorkflowStep) => boolean) | undefined {
  if (functionId === formFunctionId) return isForm;
  const own = Object.keys(manifestOf(app).functions ?? {}).find((name) => isFunctionIdOf(functionId, app.id, name));
  const isNamed = ({ function: named }: WorkflowStep) => {
    const reference = readFunctionReference(named);
    if (reference.kind === "own") return reference.callbackId === own;
    if (reference.kind !== "shared") return false;
    if ("functionId" in reference) return reference.functionId === functionId;
    return functionIdOf(reference.appId, reference.callbackId) === functionId;
  };
  return own !== undefined || workflow.steps.some(isNamed) ? isNamed : undefined;
}

export function isForm({ function: named }: WorkflowStep): boolean {
  const reference = readFunctionReference(named);
  return reference.kind === "builtin" && reference.name === "open_form";
}
