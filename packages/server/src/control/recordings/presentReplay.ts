import { printDifferences } from "@platform/protocol/recordings/printDifferences.ts";
import { updateRecording } from "@platform/protocol/recordings/updateRecording.ts";
import { Type } from "typebox";
import type { Replay } from "./replays.ts";

export const replayResult = {
  state: Type.Enum(["running", "ended"]),
  actions: Type.Integer({ description: "How many actions the recording has." }),
  performed: Type.Integer({ description: "How many of them were done so far." }),
  problems: Type.Array(Type.String(), {
    description: "Actions that could not be done, or that the app left unanswered until the deadline.",
  }),
  differences: Type.Array(
    Type.Object({
      kind: Type.Enum(["changed", "missing", "extra", "moved"]),
      action: Type.Integer({ description: "The action that it followed, from 1; 0 before the first one." }),
      step: Type.String(),
      fields: Type.Array(
        Type.Object({
          path: Type.String(),
          recorded: Type.Optional(Type.Unknown()),
          actual: Type.Optional(Type.Unknown()),
        }),
      ),
      recorded: Type.Optional(Type.Unknown()),
      actual: Type.Optional(Type.Unknown()),
    }),
    { description: "What the app did differently; empty until the replay has ended." },
  ),
  text: Type.String({ description: "The differences as text." }),
  recording: Type.Optional(Type.Unknown({ description: "What the app did, as a recording; once it has ended." })),
  updated: Type.Optional(
    Type.Unknown({ description: "The replayed recording with what the app does now, changed only where it differs." }),
  ),
};

export function presentReplay(replay: Replay) {
  const { recording, ignore, actions, performed, problems, differences, actual } = replay;
  return {
    state: actual ? ("ended" as const) : ("running" as const),
    actions,
    performed,
    problems: problems.map(({ text }) => text),
    differences: differences.map((difference) => ({ ...difference, fields: [...difference.fields] })),
    text: printDifferences(recording, differences),
    ...(actual && { recording: actual, updated: updateRecording(recording, actual, ignore) }),
  };
}
