import { existsSync } from "node:fs";
import { win32 } from "node:path";

/** What is handed to the system to start a command. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are quoted already, as only Windows' own shell wants them. */
  readonly isVerbatim: boolean;
}

export interface WindowsPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isThere?: (path: string) => boolean;
}

type Words = readonly [program: string, ...args: string[]];

/** Elsewhere the system finds the program; on Windows it would look in the project's folder first, and run no scripts. */
export function programOf(words: Words, place: WindowsPlace, platform: NodeJS.Platform = process.platform): Program {
  const [file, ...args] = words;
  return platform === "win32" ? windowsProgram(words, place) : { file, args, isVerbatim: false };
}

/** `npx` is a script there, `npx.cmd`, which nothing but the shell can run. */
function windowsProgram([name, ...args]: Words, place: WindowsPlace): Program {
  const file = findOnPath(name, place) ?? name;
  if (!/\.(?:cmd|bat)$/i.test(file)) return { file, args, isVerbatim: false };
  const line = [file, ...args].map(quoteForShell).join(" ");
  return { file: variable(place.env, "ComSpec") ?? "cmd.exe", args: ["/d", "/s", "/c", `"${line}"`], isVerbatim: true };
}

/** A program by its path, or from the folders of PATH and nowhere else. */
function findOnPath(name: string, { env, cwd, isThere = existsSync }: WindowsPlace): string | undefined {
  const endings = ["", ...(variable(env, "PATHEXT") ?? ".COM;.EXE;.BAT;.CMD").toLowerCase().split(";")];
  const hasPath = /[\\/]/.test(name);
  const folders = hasPath
    ? [cwd]
    : (variable(env, "Path") ?? "").split(";").filter((folder) => win32.isAbsolute(folder));
  for (const folder of folders) {
    const stem = win32.resolve(folder, name);
    // A name without an ending is a script for other systems' shells, which npm puts beside its own.
    const found = endings.map((ending) => stem + ending).find((path) => win32.extname(path) !== "" && isThere(path));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names of variables are case-insensitive there. */
function variable(env: WindowsPlace["env"], name: string): string | undefined {
  const key = Object.keys(env).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : env[key];
}

/** First as programs read their arguments, then so that the shell takes no sign of it for its own. */
function quoteForShell(word: string): string {
  const asArgument = `"${word.replace(/(\\*)"/g, String.raw`$1$1\"`).replace(/(\\*)$/, "$1$1")}"`;
  return asArgument.replace(/[()%!^"<>&|]/g, "^$&");
}
