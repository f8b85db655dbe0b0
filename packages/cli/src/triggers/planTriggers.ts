import { createHash } from "node:crypto";
import type { TriggerAnswer } from "@platform/protocol/hooks/index.ts";
import type { Trigger } from "./triggerText.ts";
import type { KnownTrigger } from "./knownTriggers.ts";

export interface DefinedTrigger {
  readonly file: string;
  readonly definition: TriggerAnswer;
}

/** What has to happen so that the server has the triggers that the project defines. */
export type TriggerStep =
  | { readonly action: "create"; readonly file: string; readonly definition: TriggerAnswer; readonly hash: string }
  | {
      readonly action: "update" | "keep";
      readonly file: string;
      readonly definition: TriggerAnswer;
      readonly hash: string;
      readonly triggerId: string;
    }
  | { readonly action: "delete"; readonly file: string; readonly triggerId: string };

/**
 * Compares by what we remember of each file: what its definition was, and which trigger it became. Triggers that no file
 * of the project ever defined were made by hand, and are left alone.
 */
export function planTriggers(
  defined: readonly DefinedTrigger[],
  known: Readonly<Record<string, KnownTrigger>>,
  there: readonly Pick<Trigger, "id">[],
): TriggerStep[] {
  const ids = new Set(there.map((trigger) => trigger.id));
  const files = new Set(defined.map(({ file }) => file));
  const steps = defined.map(({ file, definition }): TriggerStep => {
    const hash = hashOf(definition);
    const before = known[file];
    if (before === undefined || !ids.has(before.trigger_id)) return { action: "create", file, definition, hash };
    const action = before.hash === hash ? "keep" : "update";
    return { action, file, definition, hash, triggerId: before.trigger_id };
  });
  const stale = Object.entries(known).filter(([file, { trigger_id }]) => !files.has(file) && ids.has(trigger_id));
  return [
    ...steps,
    ...stale.map(([file, { trigger_id }]) => ({ action: "delete" as const, file, triggerId: trigger_id })),
  ];
}

/** Of the definition with its keys in order: an SDK may print them in any order. */
export function hashOf(definition: object): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(definition)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
