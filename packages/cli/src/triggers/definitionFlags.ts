import type { FlagValues, Flags } from "../command.ts";

/** A trigger by a file of the project, or, for a link that people follow, by a few words. */
export const definitionFlags = {
  "trigger-def": {
    kind: "text",
    describe: "A file that defines it: JSON, or code for the SDK's get-trigger hook.",
    value: "FILE",
    isCommandLineOnly: true,
  },
  workflow: {
    kind: "text",
    describe: "Instead of a file: the workflow that a link starts, such as #/workflows/greet.",
    value: "WORKFLOW",
    isCommandLineOnly: true,
  },
  title: { kind: "text", describe: "What people know the link by.", value: "TEXT", isCommandLineOnly: true },
  description: { kind: "text", describe: "What it is for.", value: "TEXT", isCommandLineOnly: true },
  interactivity: {
    kind: "switch",
    describe: "The workflow asks people things: give it the interactivity it needs for that.",
    fallback: false,
    isCommandLineOnly: true,
  },
  "interactivity-name": {
    kind: "text",
    describe: "The input of the workflow that takes it.",
    value: "INPUT",
    fallback: "interactivity",
    isCommandLineOnly: true,
  },
} as const satisfies Flags;

export type DefinitionFlags = FlagValues<typeof definitionFlags>;
