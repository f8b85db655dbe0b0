import type { AnyCommand } from "../command.ts";

/** Every command by its name; loaded when it is called, so that `--help` costs nothing. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  serve: async () => (await import("./serve.ts")).serve,
};
