import type { Flags } from "./command.ts";

/** For what cannot be taken back: whoever types it has decided. */
export const yesFlag = {
  yes: { kind: "switch", describe: "Do it without asking.", fallback: false, isCommandLineOnly: true },
} as const satisfies Flags;
