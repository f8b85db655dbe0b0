import type { MethodResult } from "@platform/sdk";

/** Nothing of the job changes any more. */
export function isOver({ state }: Pick<MethodResult<"admin.jobs.info">["job"], "state">): boolean {
  return state === "done" || state === "stopped";
}
