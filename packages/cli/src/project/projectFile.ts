import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CliError } from "../errors.ts";

/** The JSON object in a file that the command line keeps; nothing when there is no such file. */
export function readProjectFile(path: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CliError("project_file_invalid", `${path} cannot be read: ${(error as Error).message}`);
  }
  const value = parseObject(text);
  if (value === undefined) throw new CliError("project_file_invalid", `${path} is not a JSON object.`);
  return value;
}

/** Writes it atomically, so that a concurrent reader sees the old one or the new one. */
export function writeProjectFile(path: string, value: Readonly<Record<string, unknown>>): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, path);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
