import { type Flag, type Flags, type Io, UsageError } from "./command.ts";
import { nearest } from "./nearest.ts";

// Imported by name, all of `node:util` is loaded, which takes a tenth of what `--help` may take.
const { parseArgs } = process.getBuiltinModule("node:util");

/** What every command takes besides its own flags. */
export const commonFlags = {
  json: { kind: "switch", describe: "Print JSON, one object per line.", fallback: false },
  verbose: { kind: "switch", describe: "Print hook calls and their logs to STDERR.", fallback: false },
} as const satisfies Flags;

/** Flags from the command line, else from the environment, else their defaults. */
export function readFlags(declared: Flags, args: readonly string[], env: Io["env"]): Record<string, unknown> {
  const given = parse(declared, args);
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(declared)) {
    const variable = variableOf(name);
    const fromEnv = flag.isCommandLineOnly || env[variable] === "" ? undefined : env[variable];
    const raw = given.get(name) ?? fromEnv;
    const source = given.has(name) ? `--${name}` : variable;
    if (raw === undefined && flag.required) throw new UsageError(`${signatureOf(name, flag)} is missing.`);
    values[name] = raw === undefined ? (flag.kind === "list" ? [] : flag.fallback) : convert(flag, raw, source);
  }
  return values;
}

export function variableOf(name: string): string {
  return `PLATFORM_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** A flag as the help and the messages write it. */
export function signatureOf(name: string, flag: Flag): string {
  if (flag.isPositional) return flag.value ?? name.toUpperCase();
  return flag.kind === "switch" ? `--${name}` : `--${name} ${flag.value ?? "VALUE"}`;
}

/** Our own words for what can be wrong, because each should name the flag and say what to write instead. */
function parse(declared: Flags, args: readonly string[]): Map<string, string | string[]> {
  const options = Object.fromEntries(
    Object.entries(declared).map(([name, flag]) => [
      name,
      { type: flag.kind === "switch" ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const given = new Map<string, string | string[]>();
  const take = (name: string, value: string): void => {
    const isList = declared[name]?.kind === "list";
    given.set(name, isList ? [...[given.get(name) ?? []].flat(), value] : value);
  };
  const places = Object.keys(declared).filter((name) => declared[name]?.isPositional);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") {
      const name = places.find((place) => !given.has(place) || declared[place]?.kind === "list");
      if (name === undefined) throw new UsageError(`Unexpected argument ${token.value}.`);
      take(name, token.value);
      continue;
    }
    if (token.kind === "option-terminator") continue;
    const flag = declared[token.name];
    if (!flag) throw new UsageError(unknownFlag(token.rawName, declared));
    take(token.name, valueOf(token.name, flag, token));
  }
  return given;
}

function valueOf(
  name: string,
  flag: Flag,
  { value, inlineValue }: { readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
): string {
  if (flag.kind === "switch") {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    return "true";
  }
  // `--data --dev` has forgotten the folder; `--data=--dev` means it.
  const isNextFlag = inlineValue !== true && value?.startsWith("--") === true;
  if (value === undefined || value === "" || isNextFlag) {
    throw new UsageError(`--${name} needs a value: ${signatureOf(name, flag)}`);
  }
  return value;
}

function unknownFlag(rawName: string, declared: Flags): string {
  const near = nearest(rawName.replace(/^-+/, ""), Object.keys(declared));
  return `Unknown flag ${rawName}.${near === undefined ? "" : ` Did you mean --${near}?`}`;
}

const yes = ["true", "1", "yes", "on"];
const no = ["false", "0", "no", "off"];

function convert(flag: Flag, given: string | readonly string[], source: string): unknown {
  if (flag.kind === "list") return typeof given === "string" ? given.split(",") : given;
  const raw = String(given);
  if (flag.kind === "text") return raw;
  if (flag.kind === "switch") {
    const word = raw.toLowerCase();
    if (yes.includes(word)) return true;
    if (no.includes(word)) return false;
    throw new UsageError(`${source} must be true or false, not ${raw}.`);
  }
  const value = Number(raw);
  const max = flag.max ?? Number.MAX_SAFE_INTEGER;
  if (!/^\d+$/.test(raw) || value > max) {
    const range = flag.max === undefined ? "" : ` from 0 to ${flag.max}`;
    throw new UsageError(`${source} must be a whole number${range}, not ${raw}.`);
  }
  return value;
}
