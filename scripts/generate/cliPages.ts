import type { AnyCommand, Flag } from "../../packages/cli/src/command.ts";
import { grouped } from "../../packages/cli/src/commands/groups.ts";
import { signatureOf, variableOf } from "../../packages/cli/src/flags.ts";

const note = "<!-- GENERATED from the command definitions by npm run gen. -->";

/** The commands with what they do, each linked to its page. */
export function printCliIndex(commands: readonly AnyCommand[]): string {
  const summaries = new Map(commands.map(({ name, summary }) => [name, summary]));
  const row = (name: string): string => `| [platform ${name}](${pageOf(name)}) | ${summaries.get(name) ?? ""} |`;
  const groups = grouped([...summaries.keys()]).map(
    ({ title, names }) => `## ${title}\n\n| command | what it does |\n|---|---|\n${names.map(row).join("\n")}`,
  );
  return `${note}

# Commands

[The guide](../guides/cli.md) says how they belong together, what \`--json\`, \`--verbose\` and the exit codes mean.

${groups.join("\n\n")}
`;
}

/** What each command does, in a file of its own: `platform --help` would otherwise have to load them all. */
export function printSummaries(commands: readonly AnyCommand[]): string {
  const rows = commands.map(
    ({ name, summary }) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(summary)},`,
  );
  return `// GENERATED from the command definitions by npm run gen.

/** What each command does, without loading it. */
export const summaries: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`;
}

export function printCommandPage(command: AnyCommand): string {
  const flags = Object.entries(command.flags);
  const rows = flags.map(([name, flag]) => `| \`${flagText(name, flag)}\` | ${describe(name, flag)} |`);
  return [
    note,
    `# platform ${command.name}`,
    command.summary,
    `\`\`\`sh\n${command.examples.join("\n")}\n\`\`\``,
    ...(command.notes === undefined ? [] : [command.notes]),
    rows.length === 0 ? "It takes no flags but `--json` and `--verbose`." : `| flag | |\n|---|---|\n${rows.join("\n")}`,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

export function pageOf(name: string): string {
  return `${name.replaceAll(" ", "-")}.md`;
}

function flagText(name: string, flag: Flag): string {
  const named = flag.kind === "switch" ? `--${name}` : `--${name} ${flag.value ?? "VALUE"}`;
  return flag.isPositional ? `${signatureOf(name, flag)}\`, or \`${named}` : named;
}

function describe(name: string, flag: Flag): string {
  const facts = [
    ...(flag.required ? ["Required."] : []),
    ...(flag.fallback === undefined || flag.kind === "switch" ? [] : [`\`${flag.fallback}\` unless given.`]),
    ...(flag.isCommandLineOnly ? [] : [`Also \`${variableOf(name)}\`.`]),
  ];
  return [flag.describe, ...facts].join(" ").replaceAll("|", "\\|");
}
