import { table } from "../table.ts";
import type { TriggerStep } from "../triggers/planTriggers.ts";

export interface DeployPlan {
  readonly app: { readonly name: string; readonly appId: string | undefined; readonly team: string };
  readonly functions: readonly string[];
  readonly triggers: readonly TriggerStep[];
}

const marks = { create: "+", update: "~", keep: "=", delete: "-" } as const;

/** What is about to happen, before any of it does. */
export function planText({ app, functions, triggers }: DeployPlan): string {
  const mark = app.appId === undefined ? marks.create : marks.update;
  const rows = [
    [mark, "app", `${app.name} in ${app.team}`, app.appId ?? ""],
    ...functions.map((id) => [mark, "function", id, ""]),
    ...triggers.map((step) => [marks[step.action], "trigger", step.file, "triggerId" in step ? step.triggerId : ""]),
  ];
  return `${table(rows, "  ")}\n`;
}

export function planData({ app, functions, triggers }: DeployPlan): object {
  return {
    app: { name: app.name, app_id: app.appId, action: app.appId === undefined ? "create" : "update" },
    functions,
    triggers: triggers.map((step) => ({
      action: step.action,
      file: step.file,
      ...("triggerId" in step ? { trigger_id: step.triggerId } : {}),
    })),
  };
}
