import type { MethodResult } from "@platform/sdk";
import { table } from "../table.ts";

export type Trigger = MethodResult<"workflows.triggers.info">["trigger"];

/** One line each: which, of what kind, what it starts, and how. */
export function triggerTable(triggers: readonly Trigger[]): string {
  return table(
    triggers.map((trigger) => [trigger.id, trigger.type, trigger.name, workflowOf(trigger), wayOf(trigger)]),
  );
}

/** Everything about one trigger, below each other. */
export function triggerText(trigger: Trigger): string {
  const { id, type, name, description, inputs } = trigger;
  const way = wayOf(trigger);
  return table([
    ["id", id],
    ["type", type],
    ["name", name],
    ...(description === "" ? [] : [["description", description]]),
    ["workflow", workflowOf(trigger)],
    ...(Object.keys(inputs).length === 0 ? [] : [["inputs", JSON.stringify(inputs)]]),
    ...(way === "" ? [] : [[type === "shortcut" ? "link" : "when", way]]),
  ]);
}

function workflowOf({ workflow }: Trigger): string {
  return `#/workflows/${workflow.callback_id}`;
}

/** What sets it off: the link to follow, the address to call, the event, the next time. */
function wayOf(trigger: Trigger): string {
  const { shortcut_url, webhook_url, event_type, next_run } = trigger;
  if (next_run !== undefined) return new Date(next_run * 1000).toISOString();
  return shortcut_url ?? webhook_url ?? event_type ?? "";
}
