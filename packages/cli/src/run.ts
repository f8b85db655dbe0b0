import { ownCommand, ownFlags, ownVariables } from "./argumentForms.ts";
import { type AnyCommand, type CommandIo, type Io, UsageError } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { CliError, failureText } from "./errors.ts";
import { commonFlags, readFlags } from "./flags.ts";
import { folderErrorText } from "./folderErrorText.ts";
import type * as help from "./help.ts";
import { commandFirst } from "./leadingFlags.ts";
import { nearest } from "./nearest.ts";
import { plainStreams } from "./plainStreams.ts";
import { withProgramName } from "./programName.ts";

/** 0 done, 1 it failed, 2 it was called wrongly, 130 it was interrupted before it was done. */
export type ExitCode = 0 | 1 | 2 | 130;

/** The one runner: finds the command, reads its flags, runs it, and turns whatever goes wrong into words. */
export async function run(given: readonly string[], io: Io): Promise<ExitCode> {
  const args = commandFirst(given);
  const [name = "help", ...rest] = args;
  if (name === "--version" || name === "-v") {
    const { readVersion } = await import("./version.ts");
    io.out(`${readVersion()}\n`);
    return 0;
  }
  const isHelp = name === "help" || name === "--help" || name === "-h";
  const words = ownCommand(isHelp ? rest : args, isCommand);
  if (words.length === 0) {
    return printHelp(io, ({ overview }) => overview());
  }
  const { wanted, others } = splitCommand(words);
  const command = await commands[wanted]?.();
  const wantsHelp = isHelp || others.includes("--help") || others.includes("-h");
  // `platform app` names a family of commands and asks which there are.
  const isFamily = words.length === 1 || wantsHelp;
  if (!command)
    return verbsOf(wanted).length > 0 && isFamily
      ? printHelp(io, ({ overview }) => overview(verbsOf(wanted)))
      : refuseCommand(words, io);
  if (wantsHelp) return printHelp(io, ({ helpOf }) => helpOf(command));
  if (hasUnknownVerb(command, others)) return refuseCommand(words, io);
  return runCommand(command, others, io);
}

function isCommand(name: string): boolean {
  return Object.hasOwn(commands, name);
}

/** A command has one word or two: `logs`, `clock advance`. */
function splitCommand(words: readonly string[]): { readonly wanted: string; readonly others: readonly string[] } {
  const two = words.slice(0, 2).join(" ");
  return isCommand(two) && words.length > 1
    ? { wanted: two, others: words.slice(2) }
    : { wanted: words[0] ?? "", others: words.slice(1) };
}

function verbsOf(noun: string): string[] {
  return Object.keys(commands).filter((name) => name.startsWith(`${noun} `));
}

/** `deploy rollbak`: `deploy` is a command of its own, so the mistyped verb would otherwise be an unexpected argument. */
function hasUnknownVerb(command: AnyCommand, [first = ""]: readonly string[]): boolean {
  const takesWords = Object.values(command.flags).some((flag) => flag.isPositional);
  return verbsOf(command.name).length > 0 && !takesWords && first !== "" && !first.startsWith("-");
}

/** Loaded on demand: the descriptions of all commands are long, and commands do not need them. */
async function printHelp(io: Io, write: (loaded: typeof help) => string): Promise<ExitCode> {
  io.out(withProgramName(write(await import("./help.ts")), io));
  return 0;
}

async function runCommand(command: AnyCommand, given: readonly string[], io: Io): Promise<ExitCode> {
  const declared = { ...command.flags, ...commonFlags };
  const args = ownVariables(command.name, ownFlags(given, declared));
  let isJson = args.includes("--json");
  let hasProgress = false;
  const { out, err } = plainStreams(io);
  const clear = (): void => {
    if (hasProgress) io.out("\r\u001B[K");
    hasProgress = false;
  };
  const commandIo: CommandIo = {
    ...io,
    // What a hook prints meanwhile begins on a line of its own.
    out(text) {
      clear();
      out(text);
    },
    err(text) {
      clear();
      err(text);
    },
    print(text, data) {
      clear();
      if (isJson) io.out(`${JSON.stringify({ ok: true, ...data })}\n`);
      else out(withProgramName(text, io));
    },
    progress(line) {
      if (isJson || !io.isTerminal) return;
      clear();
      io.out(line);
      hasProgress = true;
    },
  };
  try {
    const flags = readFlags(declared, args, io.env);
    isJson = flags["json"] === true;
    // A program that reads JSON shows no colours and answers no questions.
    const screen = isJson ? { isTerminal: false, isInteractive: false } : {};
    await command.run(flags, { ...commandIo, ...screen, isVerbose: flags["verbose"] === true });
    clear();
    return 0;
  } catch (error) {
    clear();
    if (io.ending.aborted && error instanceof Error && error.name === "AbortError") return 130;
    return explain(error, command, { ...io, out, err }, isJson);
  }
}

function refuseCommand(words: readonly string[], io: Io): ExitCode {
  const [noun = "", verb = ""] = words;
  const verbs = verbsOf(noun);
  const isVerb = verbs.length > 0 && verb !== "" && !verb.startsWith("-");
  const near = nearest(isVerb ? `${noun} ${verb}` : noun, Object.keys(commands));
  const hint =
    near !== undefined
      ? ` Did you mean \`platform ${near}\`?`
      : verbs.length > 0
        ? ` Use one of ${verbs.join(", ")}.`
        : "";
  const message = isVerb ? `Unknown subcommand "${verb}".` : `Unknown command "${noun}".`;
  io.err(withProgramName(`${message}${hint}\n\nplatform help\n`, io));
  return 2;
}

/** Errors that the user can fix print their message only; anything else is a bug, and its stack helps us. */
const userErrors = new Set(["StartFailure", "StoreFailure", "CommandFailure"]);

function explain(error: unknown, command: AnyCommand, io: Io, isJson: boolean): ExitCode {
  const isUsage = error instanceof UsageError;
  if (error instanceof CliError) return explainFailure(error, io, isJson);
  const folder = folderErrorText(error);
  const isUserError = folder !== undefined || (error instanceof Error && userErrors.has(error.name));
  const message = folder ?? (error instanceof Error ? error.message : String(error));
  if (isJson) {
    const kind = isUsage ? "usage" : isUserError ? "failed" : "bug";
    io.out(`${JSON.stringify({ ok: false, error: kind, message })}\n`);
  }
  if (isUsage) {
    if (!isJson) io.err(withProgramName(`${message}\n\nplatform ${command.name} --help\n`, io));
    return 2;
  }
  if (!isUserError) {
    const stack = error instanceof Error ? error.stack : String(error);
    io.err(
      `platform ${command.name} failed unexpectedly. This is a bug; please report it with the following details.\n\n${stack}\n`,
    );
  } else if (!isJson) io.err(withProgramName(`${message}\n`, io));
  return 1;
}

function explainFailure(error: CliError, io: Io, isJson: boolean): ExitCode {
  const { code, details, output } = error;
  const message = withProgramName(error.message, io);
  const remedy = withProgramName(error.remedy, io);
  if (output !== "" && !isJson) io.out(output.endsWith("\n") ? output : `${output}\n`);
  if (isJson) io.out(`${JSON.stringify({ ok: false, error: code, message, remedy, ...details })}\n`);
  else io.err(`${withProgramName(failureText(error), io)}\n\n${remedy}\n`);
  return 1;
}
