import type { AnyCommand, Flag } from "./command.ts";
import { commands } from "./commands/commands.ts";

export async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map((command) => command.name.length));
  const rows = all.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `Platform: a workspace-messaging platform anyone can run.\n\n${rows.join("\n")}\n\nplatform serve --dev\n`;
}

export function helpOf(command: AnyCommand): string {
  const rows = Object.entries(command.flags).map(([name, flag]) => [signature(name, flag), describe(flag)] as const);
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const flags = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  const examples = command.examples.map((example) => `  ${example}`);
  return `${command.summary}\n\n${flags.join("\n")}\n\nEvery flag is also read from the environment: --port as PLATFORM_PORT.\n\n${examples.join("\n")}\n`;
}

function signature(name: string, flag: Flag): string {
  return flag.kind === "switch" ? `--${name}` : `--${name} ${flag.value ?? "VALUE"}`;
}

function describe(flag: Flag): string {
  return flag.fallback === undefined || flag.kind === "switch" ? flag.describe : `${flag.describe} [${String(flag.fallback)}]`;
}
