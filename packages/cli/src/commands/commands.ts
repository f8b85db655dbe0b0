import type { AnyCommand } from "../command.ts";

/** Every command by its name; loaded when it is called, so that `--help` costs nothing. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  migrate: async () => (await import("./migrate.ts")).migrate,
  backup: async () => (await import("./backup.ts")).backup,
  move: async () => (await import("./move.ts")).move,
};
