import { type AnyCommand, type Io, UsageError } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { readFlags } from "./flags.ts";
import { helpOf, overview } from "./help.ts";

/** 0 done, 1 it failed, 2 it was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The one runner: finds the command, reads its flags, runs it, and turns whatever goes wrong into words. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name = "help", ...rest] = args;
  if (name === "help" || name === "--help" || name === "-h") {
    io.out(await overview());
    return 0;
  }
  const load = commands[name];
  if (!load) {
    io.err(`There is no command ${name}.\n\nplatform help\n`);
    return 2;
  }
  const command = await load();
  if (rest.includes("--help") || rest.includes("-h")) {
    io.out(helpOf(command));
    return 0;
  }
  try {
    await command.run(readFlags(command.flags, rest, io.env), io);
    return 0;
  } catch (error) {
    return explain(error, command, io);
  }
}

function explain(error: unknown, command: AnyCommand, io: Io): ExitCode {
  if (error instanceof UsageError) {
    io.err(`${error.message}\n\nplatform ${command.name} --help\n`);
    return 2;
  }
  // Failures that the person at the keyboard can mend say so themselves; anything else is ours, and its stack helps us.
  if (error instanceof Error && error.name === "StartFailure") io.err(`${error.message}\n`);
  else io.err(`platform ${command.name} failed unexpectedly.\n\n${error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
}
