import { printScalar } from "./compareFields.ts";
import { comparedContent } from "./comparedContent.ts";
import type { AppStep } from "./recordingSchema.ts";
import { nameOf } from "./segments.ts";

/** A recorded step with the step that took its place; one of them is missing where there is none. */
export interface AlignedSteps {
  readonly recorded: AppStep | undefined;
  readonly actual: AppStep | undefined;
}

/** An equal step outweighs any number of steps that are equal by name alone. */
const equalWeight = 1_000_000;

/**
 * The pairs of two lists, in order: as many equal steps as possible, then as many of the same name. Numbers of placeholders
 * do not count, because one more message shifts them.
 */
export function alignSteps(recorded: readonly AppStep[], actual: readonly AppStep[]): AlignedSteps[] {
  const weights = weigh(recorded, actual);
  const best = bestOf(weights, recorded.length, actual.length);
  const pairs: AlignedSteps[] = [];
  let row = 0;
  let column = 0;
  while (row < recorded.length || column < actual.length) {
    const weight = weights[row]?.[column] ?? 0;
    const here = best[row]?.[column] ?? 0;
    if (weight > 0 && here === weight + (best[row + 1]?.[column + 1] ?? 0)) {
      pairs.push({ recorded: recorded[row++], actual: actual[column++] });
    } else if (row < recorded.length && here === (best[row + 1]?.[column] ?? 0)) {
      pairs.push({ recorded: recorded[row++], actual: undefined });
    } else {
      pairs.push({ recorded: undefined, actual: actual[column++] });
    }
  }
  return pairs;
}

function weigh(recorded: readonly AppStep[], actual: readonly AppStep[]): number[][] {
  const named = (steps: readonly AppStep[]) => steps.map((step) => ({ name: nameOf(step), print: printStep(step) }));
  const columns = named(actual);
  return named(recorded).map((row) =>
    columns.map((column) => (row.name === column.name ? (row.print === column.print ? equalWeight : 1) : 0)),
  );
}

/** The weight of the best pairs from each position to the end. */
function bestOf(weights: readonly (readonly number[])[], rows: number, columns: number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const below = best[row + 1] ?? [];
      const weight = weights[row]?.[column] ?? 0;
      const paired = weight > 0 ? weight + (below[column + 1] ?? 0) : 0;
      (best[row] ?? [])[column] = Math.max(paired, below[column] ?? 0, best[row]?.[column + 1] ?? 0);
    }
  }
  return best;
}

/** The name and content of a step as text, with placeholders of numbered things without their numbers. */
export function printStep(step: AppStep): string {
  const content = sortKeys(comparedContent(step));
  return `${nameOf(step)} ${JSON.stringify(content).replace(/\{\{(\w+):\d+\.\d+\}\}/g, "{{$1}}")}`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value === undefined ? undefined : printScalar(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inside]) => [key, sortKeys(inside)]));
}
