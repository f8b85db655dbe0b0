import type { AnyCommand, Flag } from "./command.ts";
import { grouped } from "./commands/groups.ts";
import { summaries } from "./commands/summaries.ts";
import { commonFlags, signatureOf } from "./flags.ts";

/** All commands, or some of them, with what they do. */
export function overview(names?: readonly string[]): string {
  const rowsOf = (chosen: readonly string[]) => chosen.map((name) => [name, summaries[name] ?? ""] as const);
  if (names) return `${columns(rowsOf(names))}\n`;
  const all = Object.keys(summaries);
  const width = Math.max(...all.map((name) => name.length));
  const groups = grouped(all).map((group) => `${group.title}\n${columns(rowsOf(group.names), width)}`);
  return `Platform: a workspace-messaging platform anyone can run.

${groups.join("\n\n")}

platform serve --dev          a workspace to develop in
platform help COMMAND         the flags of a command
platform --version
`;
}

export function helpOf(command: AnyCommand): string {
  const flags = Object.entries({ ...command.flags, ...commonFlags });
  const rows = flags.map(([name, flag]) => [signatureOf(name, flag), describe(flag)] as const);
  const examples = command.examples.map((example) => `  ${example}`);
  return `${command.summary}

${columns(rows)}

Flags are also read from the environment, --log-level as PLATFORM_LOG_LEVEL, unless they say otherwise.

${examples.join("\n")}
`;
}

function columns(
  rows: readonly (readonly [left: string, right: string])[],
  width = Math.max(0, ...rows.map(([left]) => left.length)),
): string {
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

function describe(flag: Flag): string {
  const notes = [
    ...(flag.required ? ["required"] : []),
    ...(flag.fallback === undefined || flag.kind === "switch" ? [] : [String(flag.fallback)]),
    ...(flag.isCommandLineOnly ? ["not from the environment"] : []),
  ];
  return notes.length === 0 ? flag.describe : `${flag.describe} [${notes.join("; ")}]`;
}
