import { type AlignedSegment, alignSegments, compareRecordings, type Difference } from "./compareRecordings.ts";
import { ignoreRules } from "./ignoreRules.ts";
import type { RecordedStep, Recording } from "./recordingSchema.ts";

/**
 * The recording with what the app does now. Steps without a difference stay as they are written, so that the file changes
 * only where the app did.
 */
export function updateRecording(
  recorded: Recording,
  actual: Pick<Recording, "steps">,
  ignore: readonly string[] = [],
): Recording {
  const differences = compareRecordings(recorded, actual, ignore);
  if (differences.length === 0) return recorded;
  const aligned = alignSegments(recorded.steps, actual.steps, ignoreRules([...recorded.ignore, ...ignore]));
  const changed = new Set(differences.map(({ action }) => action));
  const actualParts = splitSteps(actual.steps);
  const steps = splitSteps(recorded.steps).flatMap((part, at): RecordedStep[] => {
    const found = aligned[at];
    if (!found) return part;
    const { pairs, renames } = found;
    if (!changed.has(at)) return part.map((step) => renames.toActual(step));
    const isSameShape = differences.every(({ action, kind }) => action !== at || kind === "changed");
    if (isSameShape) return part.map((step) => changeStep(step, found, differences));
    const actions = part.filter(({ kind }) => kind === "action");
    const done = (actualParts[at] ?? []).filter(({ kind }) => kind !== "action");
    const kept = done.map((step): RecordedStep => {
      const other = pairs.find((pair) => pair.actual === step)?.recorded;
      const isSame = other && !differences.some((difference) => difference.recorded === other);
      return isSame ? renames.toActual(other) : step;
    });
    return [...actions.map((step) => renames.toActual(step)), ...kept];
  });
  return { ...recorded, steps };
}

/** A step that the app does otherwise now keeps its place and time. */
function changeStep(
  step: RecordedStep,
  { pairs, renames }: AlignedSegment,
  differences: readonly Difference[],
): RecordedStep {
  const actual = pairs.find((pair) => pair.recorded === step)?.actual;
  const isChanged = actual !== undefined && differences.some(({ recorded }) => recorded === step);
  return isChanged ? { ...actual, after_ms: step.after_ms } : renames.toActual(step);
}

/** Everything until the next action. */
function splitSteps(steps: readonly RecordedStep[]): RecordedStep[][] {
  const parts: RecordedStep[][] = [[]];
  for (const step of steps) {
    if (step.kind === "action") parts.push([step]);
    else parts.at(-1)?.push(step);
  }
  return parts;
}
