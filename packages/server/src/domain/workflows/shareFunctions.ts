import { readFunctionReference } from "@platform/protocol/workflows/functionReference.ts";
import type { Db } from "../../storage/db.ts";
import {
  accessSharedFunction,
  isStoppedByAdmins,
  type SharedFunction,
  type SharedUse,
  writersOf,
} from "../access/accessSharedFunction.ts";
import type { Workflow } from "./readWorkflow.ts";

/**
 * A workflow together with the functions of other apps that its steps name, as they are now: a run keeps them, as it
 * keeps those of its own app. One that is not shared is left out, and its step fails.
 */
export async function shareFunctions(
  db: Db,
  workflow: Workflow,
  where: { readonly appId: string; readonly teamId: string },
): Promise<Workflow> {
  const named = new Set(workflow.steps.map((step) => step.function).filter(isShared));
  if (named.size === 0) return workflow;
  const use = { ...where, people: await writersOf(db, where.appId) };
  const shared: Record<string, SharedFunction> = {};
  for (const name of named) {
    const found = await findShared(db, name, use);
    if (found) shared[name] = found;
  }
  return { ...workflow, shared };
}

/** The function of another app that a step names, when the workflow may use it. */
export async function findShared(db: Db, named: string, use: SharedUse): Promise<SharedFunction | undefined> {
  const reference = readFunctionReference(named);
  return reference.kind === "shared" ? accessSharedFunction(db, reference, use) : undefined;
}

/** Why a workflow cannot use the function of another app that a step names. */
export async function explainUnshared(db: Db, named: string, use: SharedUse): Promise<string> {
  const reference = readFunctionReference(named);
  return reference.kind === "shared" && (await isStoppedByAdmins(db, reference, use))
    ? `an administrator does not let this workflow use the function ${named}`
    : `no app in this workspace shares a function ${named} with anybody who may change this one`;
}

/** Whether a step names a function of another app. */
export function isShared(named: string): boolean {
  return readFunctionReference(named).kind === "shared";
}
