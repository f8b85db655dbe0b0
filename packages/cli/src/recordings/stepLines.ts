import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { printAction, summaryOf } from "@platform/protocol/recordings/printDifferences.ts";
import { nameOf } from "@platform/protocol/recordings/segments.ts";

/**
 * Prints each step once. A slow call takes its place among the steps when it is answered, so that positions shift: steps
 * are known by their text and how often it occurred after an action.
 */
export function createStepLines(): (recording: Recording) => string[] {
  const shown = new Set<string>();
  return (recording) => {
    const counts = new Map<string, number>();
    let action = 0;
    return recording.steps.flatMap((step) => {
      if (step.kind === "action") action++;
      // A stream is shown as a whole.
      if (step.kind === "stream" && !step.is_ended && step.code === "ok") return [];
      const line = lineOf(step);
      const count = (counts.get(`${action} ${line}`) ?? 0) + 1;
      counts.set(`${action} ${line}`, count);
      const key = `${action} ${count} ${line}`;
      if (shown.has(key)) return [];
      shown.add(key);
      return [line];
    });
  };
}

function lineOf(step: Recording["steps"][number]): string {
  if (step.kind === "action") return printAction(step);
  if (step.kind === "event") return `  event ${step.type}: ${step.code}`;
  return `  app ${nameOf(step)} ${summaryOf(step)}`;
}

/** How much a recording holds, for the last line of a command. */
export function countSteps({ steps }: Recording): string {
  const actions = steps.filter(({ kind }) => kind === "action").length;
  const answers = steps.filter(({ kind }) => kind !== "action" && kind !== "event").length;
  return `${countOf(actions, "action")}, ${countOf(answers, "thing")} that the app did`;
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
