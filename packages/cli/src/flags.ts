import { parseArgs } from "node:util";
import { type Flags, type Io, UsageError } from "./command.ts";

/** Flags from the command line, else from the environment, else their defaults. */
export function readFlags(declared: Flags, args: readonly string[], env: Io["env"]): Record<string, unknown> {
  const given = parse(declared, args);
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(declared)) {
    const variable = `PLATFORM_${name.toUpperCase().replaceAll("-", "_")}`;
    const fromEnv = env[variable];
    const raw = given[name] ?? (fromEnv === "" ? undefined : fromEnv);
    const source = given[name] === undefined ? variable : `--${name}`;
    values[name] = raw === undefined ? flag.fallback : convert(flag.kind, raw, source);
  }
  return values;
}

function parse(declared: Flags, args: readonly string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(
    Object.entries(declared).map(([name, flag]) => [
      name,
      { type: flag.kind === "switch" ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as Record<
      string,
      string | boolean | undefined
    >;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(". ")[0] ?? message);
  }
}

function convert(kind: Flags[string]["kind"], raw: string | boolean, source: string): unknown {
  if (kind === "switch") return raw === true || raw === "true" || raw === "1";
  if (kind === "text") return raw;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`${source} must be a whole number, not ${String(raw)}`);
  return value;
}
