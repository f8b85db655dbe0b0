import type { Command } from "../command.ts";

/** Every command by its name; loaded when it is called, so that `--help` costs nothing. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import("./serve.ts")).serve,
};
