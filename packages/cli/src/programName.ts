import { realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Io } from "./command.ts";

const OWN_FILE = fileURLToPath(new URL("../bin/platform.mjs", import.meta.url));
const COMMAND = /(^\s*|`|: )platform (?=[a-z-])/gm;

/**
 * How a person starts this program from any folder: by its name where it is on the PATH, else by its file. npm puts the
 * programs of one project on the PATH of what it runs, and of nothing else.
 */
export function programName(env: Io["env"]): string {
  const folders = (env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")));
  const own = realpathSync(OWN_FILE);
  const isOnPath = folders.some((folder) => folder !== "" && realPathOf(join(folder, "platform")) === own);
  return isOnPath ? "platform" : `node ${quoted(own)}`;
}

/** A text for people, with the commands in it as they can be pasted. */
export function withProgramName(text: string, { program = "platform" }: Pick<Io, "program">): string {
  return program === "platform" ? text : text.replaceAll(COMMAND, (_, before: string) => `${before}${program} `);
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `"${path}"`;
}
