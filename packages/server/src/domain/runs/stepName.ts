import type { Workflow } from "../workflows/readWorkflow.ts";

/** A step as failures name it: `step 2 (greet)`. People count from one. */
export function stepName({ steps }: Workflow, position: number): string {
  const named = steps[position]?.function ?? "";
  return `step ${position + 1} (${named.slice(named.lastIndexOf("/") + 1)})`;
}
