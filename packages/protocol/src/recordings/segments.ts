import type { AppStep, RecordedAction, RecordedStep } from "./recordingSchema.ts";

/** An action, and what the app did until the next one. The first segment has no action. */
export interface Segment {
  readonly action: RecordedAction | undefined;
  readonly appSteps: readonly AppStep[];
}

export function segmentsOf(steps: readonly RecordedStep[]): Segment[] {
  const segments: { action: RecordedAction | undefined; appSteps: AppStep[] }[] = [{ action: undefined, appSteps: [] }];
  for (const step of steps) {
    if (step.kind === "action") segments.push({ action: step, appSteps: [] });
    else if (step.kind !== "event") segments.at(-1)?.appSteps.push(step);
  }
  return segments;
}

/** What a difference calls a step: the method, or the kind of what the app answered. */
export function nameOf(step: AppStep): string {
  if (step.kind === "call") return step.method;
  if (step.kind === "stream") return "stream";
  return step.kind === "response" ? "response_url" : `answer to ${step.type}`;
}
