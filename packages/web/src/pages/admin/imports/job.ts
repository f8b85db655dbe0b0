import type { MethodResult } from "@platform/sdk";

type Info = Extract<MethodResult<"admin.jobs.info">, { readonly ok: true }>;

export type Job = Info["job"];
export type ImportReport = NonNullable<NonNullable<Job["import"]>["report"]>;

export function isOver({ state }: Job): boolean {
  return state === "done" || state === "stopped";
}
