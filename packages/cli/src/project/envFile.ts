import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "dotenv";
import { CliError } from "../errors.ts";
import type { Project } from "./findProject.ts";

/** The variables of the project's `.env`; none when there is no such file. */
export function readEnvFile({ root }: Pick<Project, "root">): Record<string, string> {
  const path = join(root, ".env");
  try {
    return parse(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new CliError("env_file_invalid", `${path} cannot be read: ${(error as Error).message}`);
  }
}
