/** One flag of a command; also read from the environment as `PLATFORM_<NAME>`. */
export interface Flag {
  /** A list is text that may be given several times. */
  readonly kind: "text" | "number" | "switch" | "list";
  readonly describe: string;
  /** The placeholder for the value in the help. */
  readonly value?: string;
  readonly fallback?: string | number | boolean;
  /** Without it the command has nothing to do. */
  readonly required?: true;
  /** The largest number it takes. */
  readonly max?: number;
  /** May be given without its name, in the order of declaration: `clock advance 12h` for `--by 12h`. */
  readonly isPositional?: true;
  /** Left out of the environment, where a forgotten variable would repeat on every run what was meant once. */
  readonly isCommandLineOnly?: true;
}

export type Flags = Record<string, Flag>;
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name]["kind"] extends "switch"
    ? boolean
    : F[Name]["kind"] extends "list"
      ? readonly string[]
      : F[Name]["kind"] extends "number"
        ? ValueOf<F[Name], number>
        : ValueOf<F[Name], string>;
};
type ValueOf<F extends Flag, T> = F extends
  | { readonly fallback: string | number | boolean }
  | { readonly required: true }
  ? T
  : T | undefined;

/** How a command talks to its user; never the process itself, so that a test can listen. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Resolves when there is room for more output; nothing where there is. Without it a chatty app would fill the memory. */
  readonly drained?: () => Promise<void> | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Whether a person is looking. */
  readonly isTerminal: boolean;
  /** The same of STDERR, where it differs. */
  readonly isErrTerminal?: boolean;
  /** Whether that person can answer, too. */
  readonly isInteractive: boolean;
  /** Passes on each key that the person presses, until it is disposed; absent where there is no keyboard. */
  readonly readKeys?: (press: (key: string) => void) => Disposable;
  /** The lines of the standard input; absent where there is none. */
  readonly lines?: () => AsyncIterable<string>;
  /** Opens a URL in the person's browser; false where there is none. */
  readonly openBrowser?: (url: string) => Promise<boolean>;
  /** Whether to show what hooks log, too. */
  readonly isVerbose?: boolean;
  /** How a person starts this program; `platform` unless that is not on the PATH. */
  readonly program?: string;
  /** Aborted when the command is asked to end. */
  readonly ending: AbortSignal;
}

/** What the runner adds for the command that it runs. */
export interface CommandIo extends Io {
  /** The result: text for a person, or, with `--json`, the same as one line of JSON. */
  readonly print: (text: string, data: object) => void;
  /** How far it is: one line that replaces itself, and only where a person is looking. */
  readonly progress: (line: string) => void;
}

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  readonly summary: string;
  readonly flags: F;
  readonly examples: readonly string[];
  /** What its page says beyond the flags, in Markdown. */
  readonly notes?: string;
  run(flags: FlagValues<F>, io: CommandIo): Promise<void>;
}

/** A command with the types of its flags forgotten, as the runner holds it. */
export interface AnyCommand extends Omit<Command, "run"> {
  run(flags: Readonly<Record<string, unknown>>, io: CommandIo): Promise<void>;
}

export function defineCommand<const F extends Flags>(command: Command<F>): AnyCommand {
  return { ...command, run: (flags, io) => command.run(flags as FlagValues<F>, io) };
}

/** The caller's mistake: shown with the usage, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** It was called rightly and still cannot be done; the message says what to do instead. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}
