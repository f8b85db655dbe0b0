import type { CommandIo } from "./command.ts";
import { CliError } from "./errors.ts";

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  /** What to give the flag for this one. */
  readonly flagValue: string;
}

/** Asks which one is meant; where nobody can be asked, says which flag answers. */
export async function choose<T>(
  io: CommandIo,
  { question, flag, options }: { question: string; flag: string; options: readonly Choice<T>[] },
): Promise<T> {
  if (!io.isInteractive) {
    const rows = options.map(({ label, flagValue }) => `  ${flag} ${flagValue}  ${label}`);
    throw new CliError("prompt_needed", `${question}\n${rows.join("\n")}`, {
      remedy: `Pass ${flag}.`,
      details: { flag, values: options.map(({ flagValue }) => flagValue) },
    });
  }
  const { select } = await import("@clack/prompts");
  const entries = options.map(({ label, hint }, value) => ({ value, label, ...(hint === undefined ? {} : { hint }) }));
  const at = answered(io, await select({ message: question, options: entries, signal: io.ending }));
  const chosen = options[at];
  if (!chosen) throw new Error(`there is no choice ${at}`);
  return chosen.value;
}

/** Asks for a line of text. */
export async function askText(
  io: CommandIo,
  { question, flag, placeholder }: { question: string; flag: string; placeholder?: string },
): Promise<string> {
  if (!io.isInteractive) throw new CliError("prompt_needed", question, { remedy: `Pass ${flag}.` });
  const { text } = await import("@clack/prompts");
  const hint = placeholder === undefined ? {} : { placeholder };
  return answered(io, await text({ message: question, signal: io.ending, ...hint }));
}

/** Asks whether to go on with what cannot be taken back. */
export async function confirm(io: CommandIo, { question, flag }: { question: string; flag: string }): Promise<void> {
  if (!io.isInteractive) throw new CliError("prompt_needed", question, { remedy: `Confirm with ${flag}.` });
  const prompts = await import("@clack/prompts");
  const isYes = answered(io, await prompts.confirm({ message: question, initialValue: false, signal: io.ending }));
  if (!isYes) throw new CliError("cancelled", "Cancelled; nothing was changed.");
}

/** Ctrl-C at a question ends the command, and nothing has happened; so does a signal. */
function answered<T>({ ending }: CommandIo, answer: T): Exclude<T, symbol> {
  ending.throwIfAborted();
  if (typeof answer === "symbol") throw new CliError("cancelled", "Cancelled; nothing was changed.");
  return answer as Exclude<T, symbol>;
}
