import type { Flags } from "./command.ts";

/** For irreversible commands: the flag is the confirmation. */
export const yesFlag = {
  yes: { kind: "switch", describe: "Skip the confirmation.", fallback: false, isCommandLineOnly: true },
} as const satisfies Flags;
