import type { CommandIo } from "../command.ts";
import { variableOf } from "../flags.ts";
import { withoutPassword } from "../storeFlags.ts";
import type { Check } from "./checkAll.ts";

/** Their values are never shown. */
const secret = /token|password|secret/;

/** The settings of a server that starts in this environment, and variables that none of them reads. */
export async function checkSettings(io: CommandIo): Promise<Check[]> {
  const section = "Settings";
  const { serve } = await import("../commands/serve.ts");
  const settings = Object.entries(serve.flags).flatMap(([name, flag]): Check[] => {
    const isCommandLineOnly = "isCommandLineOnly" in flag && flag.isCommandLineOnly;
    const set = isCommandLineOnly ? undefined : io.env[variableOf(name)] || undefined;
    const fallback = "fallback" in flag ? String(flag.fallback) : undefined;
    if (set === undefined && fallback === undefined) return [];
    const value = set === undefined ? `${fallback} (default)` : `${masked(name, set)} (${variableOf(name)})`;
    return [{ section, name, value, state: "ok" }];
  });
  return [...settings, ...(await unknownVariables(io, section))];
}

function masked(name: string, value: string): string {
  return secret.test(name) ? "***" : withoutPassword(value);
}

/** A variable with a wrong name is a setting that nobody obeys. */
async function unknownVariables(io: CommandIo, section: string): Promise<Check[]> {
  const { commands } = await import("../commands/commands.ts");
  const { commonFlags } = await import("../flags.ts");
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const names = loaded.flatMap(({ flags }) => Object.keys(flags));
  const known = new Set([...names, ...Object.keys(commonFlags), "config-dir"].map(variableOf));
  return Object.keys(io.env)
    .filter((name) => name.startsWith("PLATFORM_") && !name.startsWith("PLATFORM_TEST_") && !known.has(name))
    .map((name) => ({
      section,
      name,
      value: "is no setting",
      state: "error",
      remedy: "Correct its name or remove it: docs/settings.md lists all of them.",
    }));
}
