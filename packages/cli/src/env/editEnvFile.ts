import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../command.ts";
import type { Project } from "../project/findProject.ts";

const fileName = ".env";
const quotes = ["'", '"', "`"] as const;

/** Sets variables in the project's `.env`; comments, order and all else in it stay. */
export function setInEnvFile({ root }: Pick<Project, "root">, variables: ReadonlyMap<string, string>): void {
  let text = readEnvText(root);
  for (const [name, value] of variables) text = setVariable(text, name, value);
  writeEnvText(root, text);
}

/** Removes variables, and names those that were not there. */
export function unsetInEnvFile({ root }: Pick<Project, "root">, names: readonly string[]): string[] {
  let text = readEnvText(root);
  const missing = names.filter((name) => !entryOf(name).test(text));
  for (const name of names) text = text.replace(entryOf(name), "");
  if (missing.length < names.length) writeEnvText(root, text);
  return missing;
}

export function setVariable(text: string, name: string, value: string): string {
  const line = `${name}=${quoted(name, value)}\n`;
  if (entryOf(name).test(text)) return text.replace(entryOf(name), () => line);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}`;
}

/** One variable as the file can hold it: over several lines when it is in quotes, with a comment behind it. */
function entryOf(name: string): RegExp {
  const value = String.raw`\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*\x60(?:\\\x60|[^\x60])*\x60|[^#\r\n]*`;
  return new RegExp(String.raw`^[ \t]*(?:export\s+)?${name}[ \t]*=(?:${value})[ \t]*(?:#.*)?(?:\r?\n|$)`, "m");
}

/** In quotes that the value has not in it: nothing in the file can escape them. */
function quoted(name: string, value: string): string {
  if (/^[\w./:@+-]*$/.test(value)) return value;
  const quote = quotes.find((candidate) => !value.includes(candidate) && !(candidate === '"' && value.includes("\\")));
  if (quote === undefined)
    throw new UsageError(`The value of ${name} contains every kind of quote, which ${fileName} cannot represent.`);
  return `${quote}${value}${quote}`;
}

function readEnvText(root: string): string {
  try {
    return readFileSync(join(root, fileName), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Others on the machine have no business with what is in it. */
function writeEnvText(root: string, text: string): void {
  writeFileSync(join(root, fileName), text, { mode: 0o600 });
}
