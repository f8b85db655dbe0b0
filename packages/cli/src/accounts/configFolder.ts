import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Io } from "../command.ts";

/** Where a person's own files are: `~/.platform`, unless the environment names another place, under either name. */
export function configFolderOf({ env, cwd }: Pick<Io, "env" | "cwd">): string {
  const named = env["PLATFORM_CONFIG_DIR"] || env["SLACK_CONFIG_DIR"];
  return named ? resolve(cwd, named) : join(env["HOME"] || homedir(), ".platform");
}
