import { alignSteps, type AlignedSteps, printStep } from "./alignSteps.ts";
import { compareFields, type FieldDifference } from "./compareFields.ts";
import { comparedContent } from "./comparedContent.ts";
import { ignoreRules, type IsIgnored } from "./ignoreRules.ts";
import type { AppStep, RecordedStep, Recording } from "./recordingSchema.ts";
import { createRenames, type Renames } from "./renames.ts";
import { nameOf, segmentsOf } from "./segments.ts";

/** One thing that the app did differently. */
export interface Difference {
  /** `changed` in its content, `missing` or `extra` as a whole, or `moved` to another place among the others. */
  readonly kind: "changed" | "missing" | "extra" | "moved";
  /** The action that it followed, counted from 1; 0 before the first one. */
  readonly action: number;
  /** The method, `stream`, `response_url`, or what was answered. */
  readonly step: string;
  /** What changed. */
  readonly fields: readonly FieldDifference[];
  /** What was recorded, and what was done instead, in the placeholders of the recording. */
  readonly recorded: AppStep | undefined;
  readonly actual: AppStep | undefined;
}

/** What an app did differently in a replay, in the order of the recording. */
export function compareRecordings(
  recorded: Recording,
  actual: Pick<Recording, "steps">,
  ignore: readonly string[] = [],
): Difference[] {
  const isIgnored = ignoreRules([...recorded.ignore, ...ignore]);
  return alignSegments(recorded.steps, actual.steps, isIgnored).flatMap(({ pairs, renames }, action) =>
    findMoved(pairs.flatMap((pair) => differenceOf(pair, action, renames, isIgnored))),
  );
}

export interface AlignedSegment {
  readonly pairs: readonly AlignedSteps[];
  readonly renames: Renames;
}

/** The pairs of each segment; what one creates takes the name of what the other created. */
export function alignSegments(
  recorded: readonly RecordedStep[],
  actual: readonly RecordedStep[],
  isIgnored: IsIgnored = () => false,
): AlignedSegment[] {
  const renames = createRenames();
  const actualSegments = segmentsOf(actual);
  return segmentsOf(recorded).map((segment, at) => {
    const other = actualSegments[at];
    renames.pair(segment.action, other?.action);
    const counts = (steps: readonly AppStep[] = []) => steps.filter((step) => !isIgnored(nameOf(step)));
    const pairs = alignSteps(counts(segment.appSteps), counts(other?.appSteps));
    for (const pair of pairs) renames.pair(pair.recorded, pair.actual);
    return { pairs, renames };
  });
}

function differenceOf(
  { recorded, actual }: AlignedSteps,
  action: number,
  renames: Renames,
  isIgnored: IsIgnored,
): Difference[] {
  const step = recorded ?? actual;
  if (!step) return [];
  const name = nameOf(step);
  const renamed = actual && renames.toRecorded(actual);
  const described = { action, step: name, recorded, actual: renamed };
  if (!recorded || !renamed) return [{ ...described, kind: recorded ? "missing" : "extra", fields: [] }];
  const all = compareFields(comparedContent(recorded), comparedContent(renamed));
  const fields = all.filter(({ path }) => !isIgnored(name, path));
  return fields.length === 0 ? [] : [{ ...described, kind: "changed", fields }];
}

/** The same step missing in one place and extra in another was done in another order. */
function findMoved(differences: readonly Difference[]): Difference[] {
  const extras = differences.filter(({ kind }) => kind === "extra");
  const found = new Set<Difference>();
  const named = differences.map((difference): Difference => {
    const { kind, recorded } = difference;
    if (kind !== "missing" || !recorded) return difference;
    const print = printStep(recorded);
    const extra = extras.find((one) => !found.has(one) && one.actual && printStep(one.actual) === print);
    if (!extra) return difference;
    found.add(extra);
    return { ...difference, kind: "moved", actual: extra.actual };
  });
  return named.filter((difference) => !found.has(difference));
}
