import type { FlagValues, Flags } from "../command.ts";

/** A trigger by a file of the project, or, for a link that people follow, by a few words. */
export const definitionFlags = {
  "trigger-def": {
    kind: "text",
    describe: "The definition file: JSON, or code for the SDK's get-trigger hook.",
    value: "FILE",
    isCommandLineOnly: true,
  },
  workflow: {
    kind: "text",
    describe: "Instead of a file: the workflow for a link trigger, such as #/workflows/greet.",
    value: "WORKFLOW",
    isCommandLineOnly: true,
  },
  title: { kind: "text", describe: "The title of the link.", value: "TEXT", isCommandLineOnly: true },
  description: { kind: "text", describe: "The description of the link.", value: "TEXT", isCommandLineOnly: true },
  interactivity: {
    kind: "switch",
    describe: "The workflow needs interactivity (for example, it opens a form).",
    fallback: false,
    isCommandLineOnly: true,
  },
  "interactivity-name": {
    kind: "text",
    describe: "The workflow input that receives the interactivity.",
    value: "INPUT",
    fallback: "interactivity",
    isCommandLineOnly: true,
  },
} as const satisfies Flags;

export type DefinitionFlags = FlagValues<typeof definitionFlags>;
