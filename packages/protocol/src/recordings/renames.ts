import type { RecordedStep } from "./recordingSchema.ts";

/** Connects the names of what was created when it was recorded with the names in a replay. */
export interface Renames {
  /** Both created the same things. */
  pair(recorded: RecordedStep | undefined, actual: RecordedStep | undefined): void;
  /** A step of the replay with the names of the recording. */
  toRecorded<Step extends RecordedStep>(actual: Step): Step;
  /** A step of the recording with the names of the replay. */
  toActual<Step extends RecordedStep>(recorded: Step): Step;
  /** The name in the replay of what has this name in the recording. */
  actualOf(recorded: string): string | undefined;
}

export function createRenames(): Renames {
  const byActual = new Map<string, string>();
  const byRecorded = new Map<string, string>();
  /** A name that the recording has for something else must not stand for what only the replay created. */
  const recordedOf = (name: string): string =>
    byActual.get(name) ?? (byRecorded.has(name) ? name.replace("}}", " of the replay}}") : name);
  return {
    pair(recorded, actual) {
      const names = makesOf(actual);
      makesOf(recorded).forEach((name, at) => {
        const other = names[at];
        if (other === undefined) return;
        byActual.set(other, name);
        byRecorded.set(name, other);
      });
    },
    toRecorded: (actual) => rename(actual, recordedOf),
    toActual: (recorded) => rename(recorded, (name) => byRecorded.get(name) ?? name),
    actualOf: (recorded) => byRecorded.get(recorded),
  };
}

function rename<Step extends RecordedStep>(step: Step, nameOf: (name: string) => string): Step {
  return JSON.parse(JSON.stringify(step).replace(/\{\{\w+:\d+\.\d+\}\}/g, nameOf)) as Step;
}

function makesOf(step: RecordedStep | undefined): readonly string[] {
  return step && "makes" in step ? (step.makes ?? []) : [];
}
