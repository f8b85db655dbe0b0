import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../errors.ts";
import type { Project } from "./findProject.ts";

/** The variables of the project's `.env`; none when there is no such file. */
export async function readEnvFile({ root }: Pick<Project, "root">): Promise<Record<string, string>> {
  const text = readText(join(root, ".env"));
  if (text === undefined) return {};
  // Most projects have no such file, and each of their commands would wait for this.
  const { parse } = await import("dotenv");
  return parse(text);
}

function readText(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CliError("env_file_invalid", `${path} cannot be read: ${(error as Error).message}`);
  }
}
